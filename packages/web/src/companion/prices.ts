// The price of an inducement, and who may buy it, from the league's price lists. Neighbour: EntryView.tsx.
import { amountText, type Engine } from '@double-skulls/engine'
import { leagueRulesOf, type TeamCondition } from '@double-skulls/league'

const whomWords = (engine: Engine, whom: TeamCondition): string =>
  [
    ...(whom.lists ?? []).map((id) => engine.rules.rosters.find((one) => one.id === id)?.name ?? id),
    ...(whom.specialRules ?? []),
    ...(whom.apothecary ? ['teams that may hire an apothecary'] : []),
  ].join(', ')

export const priceWords = (engine: Engine, id: string): readonly string[] => {
  const offer = leagueRulesOf(engine.edition)?.inducements?.offers.find((one) => one.id === id)
  if (!offer) return []
  return [
    `${amountText(offer.cost)} gold pieces`,
    ...(offer.reduced ? [`${amountText(offer.reduced.cost)} for ${whomWords(engine, offer.reduced.for)}`] : []),
    offer.most === 1 ? 'one a team' : `up to ${offer.most}`,
    ...(offer.only ? [`only for ${whomWords(engine, offer.only)}`] : []),
  ]
}
