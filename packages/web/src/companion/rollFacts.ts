// The target of each kind of roll, read from the edition's table of rolls: a number, or the characteristic that decides.
// Neighbour: entries.ts shows it beside our text.
import { type Engine, readPosition } from '@double-skulls/engine'
import { signed } from '@double-skulls/words'

type Spec = NonNullable<ReturnType<Engine['rules']['tests']['get']>>

const zoneFacts: { readonly [Z in Spec['zones']]: string } = {
  each: 'each opposing tackle zone −1',
  once: 'opposing tackle zones −1 in all',
  none: '',
}

/** Compares a profile of threes with one that differs in one characteristic: if the target changes, that characteristic decides. */
const targetFact = (engine: Engine, spec: Spec): string => {
  const { rules } = engine
  const { match } = readPosition(`${engine.edition} h1@h10 a1@h20`)
  const threes = Object.fromEntries(rules.characteristics.map((name) => [name, 3]))
  const base = (stats: object): number =>
    spec.base({ rules, match, events: [] }, { ...match.players[0], stats: { ...threes, ...stats } })
  const usual = base({})
  const deciding = rules.characteristics.filter((name) => base({ [name]: 4 }) !== usual)
  if (deciding.length > 0) return `by ${deciding.join(' and ')}`
  return usual > 1 ? `needs ${usual}+` : ''
}

const diceFact = (id: string, { dice }: Spec): string =>
  id === 'block' ? '' : `${dice.length === 1 ? '' : dice.length}${dice[0].toUpperCase()}`

export const rollFacts = (engine: Engine, id: string, spec: Spec): readonly string[] => {
  const ownTargets = [...engine.rules.skills.values()].some((one) => one.numbers?.teamRerollNeeds !== undefined)
  return [
    diceFact(id, spec),
    id === 'loner' && ownTargets ? 'needs what the skill says' : targetFact(engine, spec),
    spec.bonus === 0 ? '' : `${signed(spec.bonus)} of its own`,
    zoneFacts[spec.zones],
    spec.naturals ? 'a natural 1 fails, a natural 6 succeeds' : '',
    spec.team ? 'team re-roll' : 'no team re-roll',
  ].filter((fact) => fact !== '')
}
