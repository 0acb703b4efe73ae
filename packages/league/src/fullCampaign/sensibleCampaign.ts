// A sensible coach's answers in a full campaign: he pays everybody whom he can, heals, trains and promotes. Neighbours:
// ../sensibleCoach.ts calls it; wages.ts, healing.ts, training.ts and magicUpkeep.ts ask.
import type { LeagueAsk } from '../procedure.ts'
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
  healing: ['mend', 'help', 'drink', 'done'],
  occupation: ['training'],
  training: ['promote', 'practise', 'learn', 'done'],
  magicStar: ['0', '1'],
}

export const sensibleCampaign = ({ options, about }: LeagueAsk): string | null => {
  if (about?.topic === 'crumbles') return sensibleCrumble(about, options)
  if (about?.topic === 'creates') return sensibleCreation(about, options)
  const words = about ? preferred[about.topic] : undefined
  return words ? first(options, ...words) : null
}
