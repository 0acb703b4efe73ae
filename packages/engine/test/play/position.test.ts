// The position notation: what is written can be read again, and a bad word is named.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editions } from '../../src/editions/index.ts'
import { nextInput, randomCoach } from '../../src/play/playMatch.ts'
import { readPosition, writePosition } from '../../src/play/position.ts'
import { BadPosition } from '../../src/play/positionPlayer.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { action } from '../../src/vocabulary/actions.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

const FULL =
  'crp half=2 turn=away:3/4 score=1-0 rr=2/1 rrhalf=3/2 fame=1/0 cheerleaders=0/2 coaches=1/0 apothecary=1/0 bribe=0/1 ' +
  'weather=blizzard kick=away overtime=yes used=blitz,reroll act=a2:pass:3.2 ' +
  'h1@h12:4429+block.p h2@g9.s h3@a1:6.3.3.10 h4@ko h5@off a1@h13.d a2@i14+pass+sure-hands!dodge.do a3@c3.zn a4@reserves a5@heat a6@casualty'

const thrownBy = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('a position', () => {
  it('holds everything and is written as it was read', () => {
    const { match } = readPosition(FULL)
    expect(writePosition(match)).toBe(FULL)
    expect(match.squads.away.rerolls).toBe(1)
    expect(match.players.find((p) => p.side === 'home' && p.who.number === 3)?.stats.AV).toBe(10)
    expect(match.turn).toMatchObject({ side: 'away', declared: ['blitz'], rerollsUsed: 1 })
  })

  it('takes a flag straight after the stats, in both ways of writing them', () => {
    const text = 'crp turn=home:1/1 h1@h5:6348.o h2@c5:6.3.3.10.p a1@a2:4429.d'
    expect(writePosition(readPosition(text).match)).toBe(text)
  })

  it('knows who holds the eye counter, and a turn marker that is not moved', () => {
    const text = 'third:illegalProcedure turn=away:2/1 eye=home marker=unmoved h1@h12 a1@h13'
    const { engine, match } = readPosition(text)
    expect(writePosition(match)).toBe(text)
    expect(engine.legal(match).some((one) => one.do === 'moveMarker')).toBe(true)
    expect(match.clock).toMatchObject({ away: 1, awayTaken: 2 })
    engine.apply(match, { action: action('moveMarker') })
    expect(writePosition(match)).toBe('third:illegalProcedure turn=away:2/2 eye=home h1@h12 a1@h13')
    expect(thrownBy(() => readPosition('crp eye=home h1@h12 a1@h13'))).toContain('"eye=home": edition crp has no such')
    expect(thrownBy(() => readPosition('third marker=unmoved h1@h12 a1@h13'))).toContain('third:illegalProcedure')
    expect(thrownBy(() => readPosition('third marker=moved h1@h12 a1@h13'))).toContain('"marker=moved"')
    expect(thrownBy(() => readPosition('third eye=me h1@h12 a1@h13'))).toContain('"eye=me"')
  })

  it('plays on from the position, with the moves that are left', () => {
    const { engine, match } = readPosition(FULL)
    expect(engine.pending(match)).toMatchObject({
      wait: 'coach',
      side: 'away',
      question: { kind: 'activation', subject: 'pass' },
    })
    expect(engine.legal(match).some((a) => a.do === 'throw')).toBe(true)
  })

  it('comes back the same from any turn of any match', () => {
    const engine = engineOf('crp')
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const roller = seededRoller(seed)
        const coach = randomCoach(roller)
        const match = engine.start({ home: plainLineUp(), away: plainLineUp(13, { rerolls: 2, bribes: 1 }) })
        for (let i = 0; ; i++) {
          const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
          if (!input) return
          const top = match.stack[match.stack.length - 1]
          // In bonus turns the ball is in the air, which the notation cannot express.
          const plain = (top.step === 'choose' && top.proc === 'turn') || top.step === 'act'
          if (i > 40 && i % 13 === 0 && plain && match.drive.ballInPlay) {
            const text = writePosition(match)
            const again = readPosition(text)
            expect(writePosition(again.match)).toBe(text)
            expect(again.engine.legal(again.match)).toEqual(engine.legal(match))
          }
          engine.apply(match, input)
        }
      }),
      { numRuns: 5 },
    )
  })

  it('is refused with the word that is wrong', () => {
    const faults: [string, string][] = [
      [
        'nope h1@a1 a1@a2',
        'a position starts with its edition, not with "nope": there is no "nope"; known are second, third, bugman, crp, bb2020',
      ],
      ['crp h1@a1', 'needs a player of the away side'],
      ['crp h1@a1 a1@a1', '"a1@a1": square a1 is taken'],
      ['crp h1@z9 a1@a1', 'there is no square z9'],
      ['crp h1@a1.q a1@a2', 'unknown flag .q'],
      ['crp h1@a1:63 a1@a2', 'stats are MA ST AG AV, like :6338 or with dots like :6.3.3.10'],
      ['bb2020 h1@a1:6338 a1@a2', 'stats are MA ST AG PA AV, like :63349 or with dots like :6.3.3.4.10'],
      ['crp h1@a1+fly a1@a2', 'does not implement the skill "fly"'],
      ['crp rr=x h1@a1 a1@a2', '"rr=x": two whole numbers'],
      ['crp foo=1 h1@a1 a1@a2', 'unknown fact'],
      ['crp weather=hail h1@a1 a1@a2', 'known are swelteringHeat'],
      ['crp ball=a1 h1@a1 a1@a2', 'must lie on an empty square'],
      ['crp h1@a1.o a1@a2.o', 'two players hold the ball'],
      ['crp h1@a1.po a1@a2', 'only a standing player'],
      ['crp act=a1:blitz:3.2 h1@a1 a1@a2', 'no player 1 of the side to move'],
      ['crp act=h1:fly:3.2 h1@a1 a1@a2', 'like act=h4:blitz:3.2'],
      [`crp ${'x'.repeat(10_001)}`, 'at most 10,000 characters'],
    ]
    for (const [text, message] of faults) {
      expect(() => readPosition(text), text).toThrow(message)
      expect(() => readPosition(text), text).toThrow(text.includes('fly') && text.includes('+') ? Error : BadPosition)
    }
  })

  it('shows an example that the same edition reads', () => {
    for (const { id } of editions) {
      const message = thrownBy(() => readPosition(`${id} h1@a1:6 a1@a2`))
      const examples = message.match(/(?<=like ):[\d.]+/g) ?? []
      expect(examples, message).toHaveLength(2)
      for (const example of examples) expect(readPosition(`${id} h1@a1${example} a1@a2`).match.players).toHaveLength(2)
    }
  })

  it('cannot be written in the middle of something else', () => {
    const engine = engineOf('crp')
    const match = engine.start({ home: plainLineUp(), away: plainLineUp() })
    expect(() => writePosition(match)).toThrow(BadPosition)
  })

  it('cannot be written in a bonus turn, which would come back as an ordinary one', () => {
    const { engine, match } = readPosition('crp turn=home:3/2 h1@h12 a1@h13')
    match.stack.splice(-1, 0, { proc: 'blitz', step: 'end' })
    Object.assign(match.stack[match.stack.length - 1], { bonus: true })
    expect(engine.pending(match)).toMatchObject({ question: { kind: 'turn', subject: 'bonus' } })
    expect(() => writePosition(match)).toThrow('save the match otherwise')
  })
})
