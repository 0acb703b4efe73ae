// An injury in words: its name and its consequences in the league. Neighbours: questions.ts, follows.ts.
import type { Engine } from '@double-skulls/engine'
import { injuryName } from '@double-skulls/words'

/** Its consequences beyond this match; empty for none. */
const costs = (engine: Engine, id: string): readonly string[] => {
  const table = engine.rules.tables.casualty
  const row = table?.rows.find((one) => one.id === id)
  const lowers = row?.lowers || table?.lasting?.find((one) => one.id === id)?.lowers
  return [
    row?.missNextGame ? 'misses the next match' : '',
    row?.niggling ? 'a niggling injury' : '',
    lowers ? `${lowers} suffers` : '',
    row?.lasting ? 'a characteristic suffers' : '',
  ].filter(Boolean)
}

/** "Broken Neck: misses the next match, AG suffers". */
export const injuryWords = (engine: Engine, id: string): string => {
  const list = costs(engine, id)
  return list.length === 0 ? injuryName(engine, id) : `${injuryName(engine, id)} (${list.join(', ')})`
}

/** Several injuries at once, as an answer names them. */
export const injuryCosts = (engine: Engine, ids: string): string =>
  [...new Set(ids.split(' ').flatMap((id) => costs(engine, id)))].join(', ')
