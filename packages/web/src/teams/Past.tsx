// What a team that has played has behind it: who left, and what happened. For reading only. Neighbour: TeamPage.tsx.
import { spelledOut } from '@double-skulls/engine'
import { gamesPlayed, gold, type Team, type TeamEvent } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { capital } from '../words/names.ts'

const detail = (value: unknown): string => {
  if (typeof value === 'number') return gold(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(detail).join(', ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''
}

/** `Injury · player #7 "Wulf" · injuries MA`. */
const eventText = ({ what, at: _, ...details }: TeamEvent): string =>
  [
    capital(spelledOut(what)),
    ...Object.entries(details)
      .map(([name, value]) => [spelledOut(name), detail(value)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name} ${text}`),
  ].join(' · ')

/** How many games had been played before it. */
const since = ({ at }: TeamEvent): string => {
  if (at === 0) return 'before any game'
  return at === 1 ? 'after 1 game' : `after ${at} games`
}

export const Past = ({ team }: { readonly team: Team }): ReactNode => {
  const games = gamesPlayed(team)
  return (
    <section className="past">
      <h2>Past</h2>
      <p className="quiet">{games === 1 ? '1 game played.' : `${games} games played.`}</p>
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
              {eventText(event)} <small className="quiet">{since(event)}</small>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
