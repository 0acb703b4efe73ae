// Rolling for the stars of a new campaign team: each point is a question, each skill a throw, by the league's procedure. Neighbours:
// ../TeamPage.tsx, between/Procedure.tsx; the league makes stars.
import { called, generateStar, generateStars, type Team } from '@double-skulls/league'
import { type ReactNode, useState } from 'react'
import { Procedure } from '../../between/Procedure.tsx'
import { walk } from '../../between/walk.ts'
import { wantedSeed } from '../../match/wantedSeed.ts'
import type { Edit } from '../useTeamEditor.ts'

interface StarRollsProps {
  readonly team: Team
  readonly edit: Edit
}

const newSeed = (): number => wantedSeed() ?? crypto.getRandomValues(new Int32Array(1))[0]

export const StarRolls = ({ team, edit }: StarRollsProps): ReactNode => {
  const [rolling, setRolling] = useState<{
    readonly id: string
    readonly seed: number
    readonly said: readonly string[]
  } | null>(null)
  const waiting = team.players.filter(({ campaign }) => campaign?.rank === 'star' && campaign.starPoints === 0)
  if (waiting.length === 0) return null
  const star = waiting.find(({ id }) => id === rolling?.id)
  const now =
    rolling && star
      ? walk({ start: () => generateStar(team.name, team, star.id), said: rolling.said, seed: rolling.seed })
      : null
  const answered = (option: string): void => {
    if (!rolling || !star) return
    const said = [...rolling.said, option]
    const { result } = walk({ start: () => generateStar(team.name, team, star.id), said, seed: rolling.seed })
    if (result) {
      edit.change(`roll for ${star.name}`, result)
      setRolling(null)
    } else setRolling({ ...rolling, said })
  }
  const all = (): void => {
    const { result } = walk({
      start: () => generateStars(team.name, team),
      said: [],
      seed: newSeed(),
      isBot: () => true,
    })
    if (result) edit.change('roll for all stars', result)
  }
  return (
    <section className="star-rolls" aria-labelledby="star-rolls">
      <h2 id="star-rolls">Stars to roll for</h2>
      <p className="quiet">
        A D6 says how many Star Player Points a star has; each is a roll on a table, or two of them raise a
        characteristic.
      </p>
      {now ? (
        <Procedure walk={now} nameOf={() => (star ? called(star) : '')} onAnswer={answered} onUndo={null} />
      ) : (
        <p className="tool-row">
          {waiting.map((player) => (
            <button
              key={player.id}
              type="button"
              className="plain"
              onClick={() => setRolling({ id: player.id, seed: newSeed(), said: [] })}
            >
              Roll for {called(player)}
            </button>
          ))}
          <button type="button" className="plain play-link" onClick={all}>
            Roll for all of them
          </button>
        </p>
      )}
    </section>
  )
}
