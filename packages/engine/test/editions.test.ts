// The manifests: each lists all that its parts refer to, and nothing that no part of it uses.
import { describe, expect, it } from 'vitest'
import { editions } from '../src/editions/index.ts'
import { turnover } from '../src/procs/turn/turnover.ts'
import { startingLineUp } from '../src/rosters/roster.ts'
import { turnovers } from '../src/vocabulary/turnovers.ts'
import { engineOf } from './support/scene.ts'

const repeated = (list: readonly string[]): string[] => list.filter((id, i) => list.indexOf(id) < i)

describe.each(editions)('the manifest of $id', (edition) => {
  it('has every skill of its players, stars and mercenaries', () => {
    const known = new Set(edition.skills.map(({ id }) => id))
    const { rosters, stars, freebooters } = edition
    const players = [...rosters.flatMap(({ positions }) => positions), ...stars, ...freebooters]
    const missing = players.flatMap(({ name, skills }) =>
      skills.filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  it('lists nothing twice', () => {
    const { skills, stars, inducements, formations } = edition
    for (const list of [skills, stars, inducements, formations]) expect(repeated(list.map(({ id }) => id))).toEqual([])
    expect(repeated(edition.turnovers)).toEqual([])
  })

  it('ends no turn for a reason that it has not listed', () => {
    const engine = engineOf(edition.id)
    const lineUp = startingLineUp(edition.rosters[0])
    for (const why of turnovers) {
      const match = engine.start({ home: lineUp, away: lineUp })
      match.turn.running = true
      const end = (): void => turnover({ rules: engine.rules, match, events: [] }, why)
      if (edition.turnovers.includes(why)) expect(end).not.toThrow()
      else expect(end).toThrow(`edition ${edition.id} knows no turnover "${why}"`)
    }
  })
})

it('has no reason for a turnover that no edition lists', () => {
  expect(turnovers.filter((why) => !editions.some((edition) => edition.turnovers.includes(why)))).toEqual([])
})
