// The past of a team that has played: who left, and what happened. Read-only. Neighbour: TeamPage.tsx.
import { counted, gamesPlayed, historyWords, type Team, type TeamEvent } from '@double-skulls/league'
import { capital } from '@double-skulls/words'
import type { ReactNode } from 'react'

/** The number of the game, or how many had been played before it. */
const since = ({ what, at }: TeamEvent): string => {
  if (what === 'match') return `game ${at + 1}`
  return at === 0 ? 'before any game' : `after ${counted(at, 'game')}`
}

export const Past = ({ team }: { readonly team: Team }): ReactNode => {
  const games = gamesPlayed(team)
  return (
    <section className="past">
      <h2>Past</h2>
      <p className="quiet">{counted(games, 'game')} played.</p>
      {team.former.length > 0 && (
        <details>
          <summary>Former players: {team.former.length}</summary>
          <ul className="plain-list">
            {team.former.map(({ id, number, name, position, departure, points }) => (
              <li key={id}>
                #{number} <b>{name}</b>, {position}, {departure}
                {points > 0 && `, ${points} SPP`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>What happened: {team.history.length}</summary>
        <ol className="plain-list">
          {team.history.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a story is only ever added to
            <li key={i}>
              {capital(historyWords(team, event))} <small className="quiet">{since(event)}</small>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
