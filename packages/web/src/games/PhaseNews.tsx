// What a phase has done to the two teams: the lines of their histories and the gold that came or went. Neighbours: GamePage.tsx;
// the league writes both.
import { type BySide, sides } from '@double-skulls/engine'
import { type BookLine, bookLines, gold, historyWords, type Team, type Teams } from '@double-skulls/league'
import { capital } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { Crest } from '../kits/Crest.tsx'

interface PhaseNewsProps {
  readonly before: Teams
  readonly after: Teams
}

const signed = (amount: number): string => (amount < 0 ? `−${gold(-amount)}` : `+${gold(amount)}`)

/** Equal kinds of entries together: nobody reads sixteen wages one by one. */
const grouped = (lines: readonly BookLine[]): readonly (readonly [title: string, count: number, sum: number])[] => {
  const sums = new Map<string, readonly [number, number]>()
  for (const { title, entry } of lines) {
    const [count, sum] = sums.get(title) ?? [0, 0]
    sums.set(title, [count + 1, sum + entry.amount])
  }
  return [...sums].map(([title, [count, sum]]) => [title, count, sum] as const)
}

const News = ({ before, after }: { readonly before: Team; readonly after: Team }): ReactNode => {
  const lines = bookLines(after).slice(before.campaign?.book.length ?? 0)
  const events = after.history.slice(before.history.length)
  const fame = [before.fame ?? 0, after.fame ?? 0]
  const quiet = lines.length + events.length === 0 && fame[0] === fame[1]
  return (
    <article className="phase-news">
      <h3>
        <Crest team={after} size={26} /> {after.name}
      </h3>
      {quiet && <p className="quiet">Nothing has changed.</p>}
      <ul>
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story is only ever added to
          <li key={i}>{capital(historyWords(after, event))}</li>
        ))}
        {fame[0] !== fame[1] && (
          <li>
            Fame {fame[0]} → <b>{fame[1]}</b>
          </li>
        )}
        {grouped(lines).map(([title, count, sum]) => (
          <li key={title}>
            {title}
            {count > 1 && ` (${count})`}: <b>{signed(sum)}</b>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p>
          Treasury: {gold(before.treasury)} → <b>{gold(after.treasury)}</b>
        </p>
      )}
    </article>
  )
}

export const PhaseNews = ({ before, after }: PhaseNewsProps): ReactNode => {
  const both: BySide<Team> = after
  return (
    <div className="both-news">
      {sides.map((side) => (
        <News key={side} before={before[side]} after={both[side]} />
      ))}
    </div>
  )
}
