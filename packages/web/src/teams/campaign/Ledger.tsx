// The book of a campaign team's treasury: every crown that came or went, with what was there after it, and a filter. Neighbours:
// CampaignParts.tsx; the league writes the book and names its entries.
import { bookLines, counted, type EntryKind, entryNames, gold, type Team } from '@double-skulls/league'
import { type ReactNode, useMemo, useState } from 'react'

const signed = (amount: number): string => (amount < 0 ? `−${gold(-amount)}` : `+${gold(amount)}`)

const when = (at: number): string => (at === 0 ? 'before any game' : `after game ${at}`)

const ways = ['all', 'in', 'out'] as const
type Way = EntryKind | (typeof ways)[number]

const wayNames: { readonly [W in (typeof ways)[number]]: string } = {
  all: 'Everything',
  in: 'What came in',
  out: 'What went out',
}

const fits = (way: Way, kind: EntryKind, amount: number): boolean =>
  way === 'all' || (way === 'in' ? amount > 0 : way === 'out' ? amount < 0 : way === kind)

export const Ledger = ({ team }: { readonly team: Team }): ReactNode => {
  const [way, setWay] = useState<Way>('all')
  const lines = useMemo(() => bookLines(team), [team])
  const kinds = [...new Set(lines.map(({ entry }) => entry.for))]
  const shown = lines.filter(({ entry }) => fits(way, entry.for, entry.amount)).reverse()
  const sum = shown.reduce((all, { entry }) => all + entry.amount, 0)
  const options: readonly (readonly [Way, string])[] = [
    ...ways.map((one) => [one, wayNames[one]] as const),
    ...kinds.map((kind) => [kind, entryNames[kind]] as const),
  ]
  return (
    <details className="ledger">
      <summary>
        The treasury’s book: {counted(lines.length, 'entry', 'entries')}, {gold(team.treasury)} in hand
      </summary>
      <p className="ledger-filter">
        <label>
          Show{' '}
          <select
            value={way}
            onChange={({ target }) => setWay(options.find(([one]) => one === target.value)?.[0] ?? 'all')}
          >
            {options.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {way !== 'all' && (
          <span className="quiet">
            {counted(shown.length, 'entry', 'entries')}, {signed(sum)} together
          </span>
        )}
      </p>
      {shown.length === 0 ? (
        <p className="quiet">Nothing was written yet.</p>
      ) : (
        <table className="ledger-lines">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">When</th>
              <th scope="col">Gold</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place, entry, title, whom, balance }) => (
              <tr key={place}>
                <th scope="row">
                  {title}
                  {whom !== '' && <small>{whom}</small>}
                </th>
                <td>{when(entry.at)}</td>
                <td className={entry.amount < 0 ? 'out' : 'in'}>{signed(entry.amount)}</td>
                <td>{gold(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
