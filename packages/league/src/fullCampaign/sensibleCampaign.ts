// A sensible coach's answers in a full campaign: he pays everybody whom he can, heals, trains and promotes. Neighbours:
// ../sensibleCoach.ts calls it; wages.ts, healing.ts, training.ts and magicUpkeep.ts ask.

import { potions } from '@double-skulls/engine'
import type { About, LeagueAsk } from '../procedure.ts'
import { campaignOf } from './accounts.ts'
import { wagesDue } from './newSquad.ts'
import { sensibleCreation, sensibleCrumble } from './sensibleUndead.ts'

const first = (options: readonly string[], ...words: readonly string[]): string | null =>
  words.flatMap((word) => options.filter((option) => option === word || option.startsWith(`${word} `)))[0] ?? null

/** Preferred answers of each topic, best first: whole answers or their first words. */
const preferred: { readonly [topic: string]: readonly string[] } = {
  starPoint: ['positionTable', 'anyTable'],
  starLevel: ['0'],
  wages: ['everybody', 'chosen', 'pay'],
  bonus: ['bonus'],
  retainer: ['letGo'],
  toStay: ['pay'],
  healer: ['heals'],
  occupation: ['training'],
  training: ['promote', 'practise', 'learn', 'done'],
  magicStar: ['0', '1'],
}

/** Potions for a match are brewed by those who can pay the healer for a good while. */
const BREWS_FOR_WAGES = 3

/** Whoever is hurt first; what is left of the day goes into potions that the team has not yet. */
const sensibleHealing = ({ team }: About, options: readonly string[]): string => {
  const cure = first(options, 'mend', 'help', 'drink')
  if (cure !== null) return cure
  const store = campaignOf(team).potions
  const missing = potions.find((potion) => potion !== 'healing' && store[potion] === 0)
  const brew = `brew ${missing}`
  return options.includes(brew) && team.treasury >= BREWS_FOR_WAGES * wagesDue(team) ? brew : 'done'
}

export const sensibleCampaign = ({ options, about }: LeagueAsk): string | null => {
  if (about?.topic === 'crumbles') return sensibleCrumble(about, options)
  if (about?.topic === 'creates') return sensibleCreation(about, options)
  if (about?.topic === 'healing') return sensibleHealing(about, options)
  const words = about ? preferred[about.topic] : undefined
  return words ? first(options, ...words) : null
}
