// Attacks that are read on a table, told: who attacks whom, who joins in, who dodges. Neighbours: src/sentence.ts, src/phrases.ts.
import { editionNamed, engineFor, type GameEvent, readPosition } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { playerName } from '../src/names.ts'
import { plainSentence } from '../src/teller.ts'

const edition = editionNamed('second')
if (!edition) throw new Error('no second edition')
const engine = engineFor(edition)
const { match } = readPosition('second turn=home:1/0 h1@h12 h2@g12 a1@h13 a2@g13 a3@i13')
const [one, two, foe, other, third] = match.players.map(({ id }) => id)
const name = (id: number): string => playerName(match, id)
const said = (event: GameEvent): string | null => plainSentence(engine, match, event)

const attacked = (
  kind: 'block' | 'charge' | 'shove',
  attackers: readonly number[],
  victims: readonly number[],
): string => said({ type: 'attacked', kind, attackers, victims }) ?? ''

describe('an attack', () => {
  it('is told by its kind', () => {
    expect(attacked('block', [one], [foe])).toBe(`${name(one)} blocks ${name(foe)}.`)
    expect(attacked('charge', [one], [foe])).toBe(`${name(one)} charges ${name(foe)}.`)
    expect(attacked('shove', [one], [foe])).toBe(`${name(one)} pushes ${name(foe)}.`)
  })

  it('names all victims, and all members of a gang', () => {
    expect(attacked('block', [one], [foe, other])).toBe(`${name(one)} blocks ${name(foe)} and ${name(other)}.`)
    expect(attacked('block', [one], [foe, other, third])).toBe(
      `${name(one)} blocks ${name(foe)}, ${name(other)} and ${name(third)}.`,
    )
    expect(attacked('block', [one, two], [foe])).toBe(`${name(one)} and ${name(two)} gang up on ${name(foe)}.`)
    expect(attacked('shove', [one, two], [foe])).toBe(`${name(one)} and ${name(two)} push ${name(foe)} together.`)
  })

  it('is told with those who join in and those who dodge', () => {
    expect(said({ type: 'joinedGang', player: two, victim: foe })).toBe(`${name(two)} joins in against ${name(foe)}.`)
    expect(said({ type: 'evading', player: foe, attacker: one })).toBe(
      `${name(foe)} does not wait for ${name(one)}: he dodges.`,
    )
  })
})
