// The notation of plans in a table, with a few examples to start from. Neighbour: docs/odds.md describes it in full.
import type { ReactNode } from 'react'

const rows: readonly (readonly [string, string, string])[] = [
  ['3+', '3+', 'any roll of 3 or more'],
  ['dodge 3+', 'd3+', 'a dodge; the skill Dodge re-rolls it'],
  ['rush, rush 3+', 'g, g3+', 'a rush, 2+ unless a number follows; Sure Feet re-rolls it'],
  ['pickup 3+', 'p3+', 'picking up the ball; Sure Hands re-rolls it'],
  ['pass 4+', 't4+', 'a throw; Pass re-rolls it'],
  ['catch 3+', 'c3+', 'a catch or hand-off; Catch re-rolls it'],
  ['leap 3+, jump 3+', 'l3+', 'a leap or jump'],
  ['standup', 's', 'standing up by a roll, 4+; failing is no turnover'],
  ['armour 9+, injury 8+', 'a9+, i8+', 'two dice; nothing re-rolls them, failing is no turnover'],
  ['2block pow', '2b', 'two block dice, mine to choose; -2block: theirs'],
  ['2block pow/both', '', 'good faces: pow (down and stumble), pow! (down alone), stumble, push, both, skull'],
  ['3+r, 3+x4', '', 'with a re-roll of its own; four times'],
  ['| rr 1', '', 'after the bar: how many team re-rolls at most'],
  ['| dodge, surefeet', '', 'once in the plan, on dodges or rushes'],
  ['| surehands, catch, pass', '', 'on every such roll'],
  ['| pro, loner 4+', '', 'Pro once, if its own roll works; a team re-roll only if Loner’s does'],
]

export const NotationHelp = (): ReactNode => (
  <details className="odds-help">
    <summary>How plans are written</summary>
    <table className="rule-table">
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Short</th>
          <th scope="col">It is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([long, short, meaning]) => (
          <tr key={long}>
            <td>
              <code>{long}</code>
            </td>
            <td>{short !== '' && <code>{short}</code>}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      Re-rolls go where they help the whole plan most. A row is the chance to have come through that step; “neither” is
      a plan that failed in a turn that goes on.
    </p>
  </details>
)

export const examples: readonly { readonly name: string; readonly plan: string }[] = [
  { name: 'Dodge out and score', plan: 'dodge 3+, dodge 4+, rush, rush | dodge' },
  { name: 'Two dice on the carrier', plan: 'dodge 3+, 2block pow/both, pickup 3+' },
  { name: 'Pass and catch', plan: 'pickup 3+, pass 4+, catch 3+ | pass, catch, surehands' },
  { name: 'Hurt somebody', plan: '2block pow, armour 8+, injury 8+' },
  { name: 'One die and hope', plan: 'rush, 1block pow!, rush | rr 1' },
]
