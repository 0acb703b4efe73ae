// Teams, their special rules and the stars as entries; everything but the texts of the rules comes from the edition's lists.
// Neighbours: entries.ts gathers them, TeamList.tsx draws the lists.
import { amountText, type Engine } from '@double-skulls/engine'
import { profileWords } from '../words/profile.ts'
import { type EntryMaker, entry } from './entries.ts'

const special = (engine: Engine): readonly string[] => [
  ...new Set(
    engine.rules.rosters.flatMap(({ specialRules, chooseOne }) => [...(specialRules ?? []), ...(chooseOne ?? [])]),
  ),
]

export const teamRuleEntries: EntryMaker = (engine, words) =>
  [...special(engine)].sort().map((id) => entry('teamRule', id, id, { text: words.teamRule[id] ?? '' }))

/** The name of a team list, or the id of the special rule itself. */
const teamName = (engine: Engine, id: string): string => engine.rules.rosters.find((one) => one.id === id)?.name ?? id

export const starEntries: EntryMaker = (engine) =>
  engine.rules.stars.map((star) => {
    const partner = engine.rules.stars.find(({ id }) => id === star.partner)
    const mate = partner ? ` Only together with ${partner.name}.` : ''
    return entry('star', star.id, star.name, {
      text: `Plays for ${star.teams.map((id) => teamName(engine, id)).join(', ')}.${mate}`,
      facts: [
        star.cost === 0 ? 'paid for with the partner' : `${amountText(star.cost)} gold pieces`,
        profileWords(engine, star.stats),
      ],
    })
  })

const bigGuyFact = (most: number): string => (most === 1 ? 'one Big Guy at most' : `${most} Big Guys at most`)

export const teamEntries: EntryMaker = (engine) =>
  engine.rules.rosters.map((roster) => {
    const rules = [...(roster.specialRules ?? []), ...(roster.chooseOne ? ['one rule of choice'] : [])]
    return entry('team', roster.id, roster.name, {
      also: roster.positions.map(({ name }) => name),
      text: `${roster.positions.length} positions, ${roster.positions.reduce((sum, { max }) => sum + max, 0)} places.${rules.length === 0 ? '' : ` ${rules.join(', ')}.`}`,
      facts: [
        `team re-roll ${amountText(roster.rerollCost)}`,
        roster.apothecary ? 'apothecary' : 'no apothecary',
        ...(roster.mostBigGuys === undefined ? [] : [bigGuyFact(roster.mostBigGuys)]),
      ],
    })
  })
