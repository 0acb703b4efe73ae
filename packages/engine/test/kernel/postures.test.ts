// Places, postures and states that no edition plays with yet: a small edition in which players fall on their face and the hurt
// go to other boxes. Neighbours: procs/hurt/hurtRules.ts, procs/match/states.ts, position.test.ts has the notation of the others.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { third } from '../../src/editions/third.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import type { Player } from '../../src/kernel/match.ts'
import { squareNamed } from '../../src/kernel/pitch.ts'
import { checkInvariants, playChecked } from '../../src/play/invariants.ts'
import { positionIn, positionText } from '../../src/play/position.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { wildSetup } from '../../src/play/wildLineUp.ts'
import { endStatesOf } from '../../src/procs/match/states.ts'
import { action } from '../../src/vocabulary/actions.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'

/** The edition, but whoever goes down lies on his face, and there are four boxes. */
const onFaces = (edition: Edition): Engine =>
  engineFor({
    ...edition,
    rules: {
      ...edition.rules,
      hurt: { ...edition.rules.hurt, fallsAs: 'faceDown', boxes: ['stunnedBox', 'ko', 'injured', 'dead'] },
    },
  })

const engine = onFaces(crp)
const position = (text: string, of = engine) => positionIn(of, text.split(' '))

describe('players who fall on their face', () => {
  const fallen = (of: Engine) => {
    const match = position('ball=a26 h1@h10 h2@a1 a1@h11', of)
    const { pitch } = of.rules
    const events: GameEvent[] = []
    const give = (...inputs: Parameters<Engine['apply']>[1][]): void => {
      for (const input of inputs) events.push(...of.apply(match, input))
    }
    give({ action: action('activate', 0, -1, 'move') })
    const away = of
      .legal(match)
      .find(({ do: verb, square }) => verb === 'step' && pitch.x[square] < pitch.x[match.players[0].at])
    if (!away) throw new Error('he cannot step away')
    // He fails to dodge, and his armour holds.
    give({ action: away }, { dice: [1] }, { dice: [1, 1] })
    return { match, events, give }
  }

  it('lie face down after a failed dodge, and turn face up at the end of their turn', () => {
    const { match, events } = fallen(engine)
    const postures = events.flatMap((event) => (event.type === 'posture' ? [`${event.posture} ${event.why}`] : []))
    expect(postures).toEqual(['faceDown dodge', 'prone turnEnd'])
    expect([match.turn.side, checkInvariants(engine, match)]).toEqual(['away', []])
  })

  it('spend their next action on turning over where that is one', () => {
    const of = onFaces(third)
    const { match, give } = fallen(of)
    expect([match.turn.side, match.players[0].posture]).toEqual(['away', 'faceDown'])
    give({ action: action('endTurn') })
    give({ action: action('activate', 0, -1, 'move') })
    expect([match.players[0].posture, match.players[0].acted]).toEqual(['prone', true])
  })

  it('play whole matches without a fault', () => {
    for (const of of [engine, onFaces(third)])
      expect(playChecked(of, wildSetup(of.rules, seededRoller(5)), 5, { alone: true }).faults).toEqual([])
  })
})

describe('the notation', () => {
  it('writes and reads face-down players and the boxes', () => {
    const text = 'turn=home:1/1 h1@h10.p h2@h12.u h3@stunned h4@injured a1@dead a2@ko a3@reserves'
    const match = position(text)
    expect(match.players.map(({ posture, place }) => [posture, place])).toEqual([
      ['prone', 'pitch'],
      ['faceDown', 'pitch'],
      ['standing', 'stunnedBox'],
      ['standing', 'injured'],
      ['standing', 'dead'],
      ['standing', 'ko'],
      ['standing', 'reserves'],
    ])
    expect(positionText(engine.rules, match)).toBe(`crp ${text}`)
  })

  it('refuses what the edition does not have, and says what it has', () => {
    expect(() => position('h1@casualty a1@h11')).toThrow(
      'has no such box; beside the pitch are @reserves @stunned @ko @injured @dead @off',
    )
    expect(() => position('h1@h10.s a1@h11')).toThrow('write .u face down or .p face up')
    expect(() => position('h1@injured a1@h11', engineFor(crp))).toThrow('@reserves @ko @casualty @off')
    expect(() => position('h1@h10.u a1@h11', engineFor(crp))).toThrow('write .p prone or .s stunned')
    expect(() => position('h1@h10~dizzy a1@h11')).toThrow('unknown state; known: ~confused')
  })
})

describe('states', () => {
  const scored = (text: string) => {
    const match = position(`act=h2:move:1.0 ${text} h2@h25.o a1@a1`)
    const events = engine.apply(match, { action: action('step', -1, squareNamed(engine.rules.pitch, 'h26')) })
    expect(events.some(({ type }) => type === 'driveEnded')).toBe(true)
    return { match, events }
  }
  const namesOf = ({ states }: Player) => states.map(({ state, until }) => `${state} until ${until}`)

  it('that last until a recovery or the whole match outlast the drive, the others do not', () => {
    const { match } = scored('h1@a26~penalised~rooted~clawed~frog')
    expect(namesOf(match.players[0])).toEqual(['penalised until recovery', 'clawed until match'])
  })

  it('end when their time has come, with an event each, and no others', () => {
    const match = position('h1@h10~penalised~hexed.z a1@a1')
    const events: GameEvent[] = []
    const [player] = match.players
    endStatesOf({ match, rules: engine.rules, events }, player, 'recovery')
    expect([namesOf(player), player.noZones]).toEqual([['hexed until ownTurnEnd'], true])
    expect(events).toEqual([{ type: 'state', player: 0, state: 'penalised', on: false }])
    engine.apply(match, { action: action('endTurn') })
    expect([namesOf(player), player.noZones]).toEqual([[], false])
  })

  it('are shared by copies and the same after JSON', () => {
    const match = position('h1@h10~penalised~hexed.z a1@a1')
    expect(engine.clone(match)).toEqual(JSON.parse(JSON.stringify(match)))
  })
})
