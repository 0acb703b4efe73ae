// Faults use the right article for teams and positions, for every list of every edition. Neighbours: src/check.ts.
import { editions, type Skill } from '@double-skulls/engine'
import { checkTeam, foundTeam, hirePlayer, type Team } from '@double-skulls/league'
import { expect, it } from 'vitest'
import { learnt, played, with1 } from './teams.ts'

const firsts = (skills: readonly Skill[]): readonly Skill[] => [
  ...new Map(skills.map((skill) => [skill.category, skill])).values(),
]

const messages = (team: Team): readonly string[] => checkTeam(team).map(({ message }) => message)

const expected = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a')

it('are right for every position that may not learn something', () => {
  const seen = new Set<string>()
  for (const { id, rosters, skills } of editions)
    for (const roster of rosters)
      for (const position of roster.positions) {
        const team = played(
          hirePlayer(foundTeam({ edition: id, roster: roster.id, name: 'Rovers', coach: 'Ann' }), {
            position: position.name,
          }),
        )
        const told = firsts(skills).flatMap((skill) =>
          (['normal', 'chosenPrimary'] as const).flatMap((source) =>
            messages(with1(team, { points: 99, advances: [learnt(skill.id, source)] })),
          ),
        )
        const found = told.flatMap((message) => /is not open to (\w+) /.exec(message)?.[1] ?? [])
        if (found.length > 0) seen.add(position.name)
        expect({ name: position.name, found: [...new Set(found)] }).toEqual({
          name: position.name,
          found: found.length > 0 ? [expected(position.name)] : [],
        })
      }
  expect([...seen].filter((name) => expected(name) === 'an').length).toBeGreaterThan(5)
})

it('are right for every list with a special rule to choose', () => {
  const found = editions.flatMap(({ id, rosters }) =>
    rosters
      .filter(({ chooseOne = [] }) => chooseOne.length > 0)
      .map(({ id: roster, name }) => {
        const team = { ...foundTeam({ edition: id, roster, name: 'Rovers', coach: 'Ann' }), specialRule: 'none such' }
        const told = messages(team).find((message) => message.includes('chooses a special rule'))
        return { name, told: told?.split(' ')[0] ?? '' }
      }),
  )
  expect(found.length).toBeGreaterThan(1)
  for (const { name, told } of found) expect({ name, told }).toEqual({ name, told: expected(name) })
})
