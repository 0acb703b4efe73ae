// Neutral players, whom no edition has yet: a small edition with two referees on the pitch. They can be hit and hurt like anybody,
// but mark, catch and act for nobody. Neighbours: kernel/allegiance.ts, lineUp.ts brings them, play/position.ts writes them.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { bb2020 } from '../../src/editions/bb2020.ts'
import { crp } from '../../src/editions/crp.ts'
import { third } from '../../src/editions/third.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import { areOpponents, coachOf, squadOf } from '../../src/kernel/allegiance.ts'
import type { Match, Player } from '../../src/kernel/match.ts'
import { fits, putPlayer } from '../../src/kernel/occupancy.ts'
import { squareNamed } from '../../src/kernel/pitch.ts'
import { readInput, writeInput } from '../../src/play/inputText.ts'
import { checkInvariants } from '../../src/play/invariants.ts'
import { numberMark } from '../../src/play/labels.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { nextInput } from '../../src/play/playMatch.ts'
import { positionIn, positionText } from '../../src/play/position.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { wildSetup } from '../../src/play/wildLineUp.ts'
import { action, type Input } from '../../src/vocabulary/actions.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'

const refereed = (edition: Edition, ST = 4): Engine =>
  engineFor({
    ...edition,
    rules: { ...edition.rules, referees: { count: 2, stats: { MA: 4, ST, AG: 3, PA: 4, AV: 9 } } },
  })

const engine = refereed(crp)
const at = (name: string): number => squareNamed(engine.rules.pitch, name)

const scene = (text: string, of = engine) => {
  const match = positionIn(of, text.split(' '))
  const events: GameEvent[] = []
  const give = (...inputs: Input[]): void => {
    for (const input of inputs) events.push(...of.apply(match, input))
  }
  const asked = (): string => {
    const pending = of.pending(match)
    return pending.wait === 'coach'
      ? `${pending.side} ${pending.question.kind}`
      : pending.wait === 'dice'
        ? pending.why
        : 'over'
  }
  const referee = (number = 1): Player => {
    const found = match.players.find(({ side, who }) => side === 'neutral' && who.number === number)
    if (!found) throw new Error(`there is no referee ${number}`)
    return found
  }
  return { match, events, give, asked, referee }
}
const does = (verb: Parameters<typeof action>[0], player = -1, square = '', option = ''): Input => ({
  action: action(verb, player, square === '' ? -1 : at(square), option),
})

describe('neutral players', () => {
  it('come after both squads, belong to none, and the coach whose turn it is answers for them', () => {
    const { match, referee } = scene('turn=away:1/1 h1@a1 a1@a26 a2@reserves')
    expect(match.players.map(({ side, who }) => `${side} ${who.number}`)).toEqual([
      ...['home 1', 'away 1', 'away 2', 'neutral 1', 'neutral 2'],
    ])
    expect([coachOf(match, referee()), squadOf(match, referee()), numberMark(referee())]).toEqual(['away', null, '[1]'])
    expect(match.players.map((player) => areOpponents(player, referee()))).not.toContain(true)
    expect(
      engineFor(crp)
        .start({ ...wildSetup(engine.rules, seededRoller(1)) })
        .players.some(({ side }) => side === 'neutral'),
    ).toBe(false)
  })

  it('are blocked like anybody, and hurt without a turnover; no apothecary treats them and nobody earns anything', () => {
    const { match, events, give, asked, referee } = scene(
      'apothecary=1/1 rr=0/0 ball=a13 h1@h10:6.5.3.8 h2@a1 a1@a26 n1@h11',
    )
    give(does('activate', 0, '', 'block'), does('block', referee().id))
    give({ dice: [6, 6] })
    while (asked() !== 'armour') give({ action: engine.fallback(match) })
    expect(referee().posture).toBe('prone')
    give({ dice: [6, 6] }, { dice: [6, 6] })
    // The casualty roll; nobody is asked to treat him.
    give({ dice: [1, 1] })
    expect([referee().place, asked(), match.turn.side, match.turn.turnover]).toEqual([
      'casualty',
      'home turn',
      'home',
      '',
    ])
    expect(events.filter(({ type }) => type === 'casualty')).toMatchObject([{ player: referee().id, credited: false }])
    expect(checkInvariants(engine, match)).toEqual([])
  })

  it('if stronger, let the other coach choose the dice', () => {
    const strong = refereed(crp, 7)
    const { give, asked, referee } = scene('ball=a13 h1@h10 a1@a26 n1@h11', strong)
    give(does('activate', 0, '', 'block'), does('block', referee().id), { dice: [1, 3, 6] })
    expect(asked()).toBe('away blockDie')
  })

  it('mark nobody: leaving them needs no dodge, and they neither assist nor intercept nor catch', () => {
    const { match, events, give, asked } = scene('h1@h10.o h2@h14 a1@a26 n1@h11 n2@h12')
    give(does('activate', 0, '', 'pass'), does('step', -1, 'i9'))
    expect(asked()).toBe('home activation')
    give(does('throw', -1, 'h14'))
    // Both stand on the line, and nobody is asked to intercept.
    expect(asked()).toBe('pass')
    give({ dice: [6] }, { dice: [6] })
    expect([match.balls[0].carrier, events.some(({ type }) => type === 'interception')]).toEqual([1, false])
  })

  it('let a ball bounce off them', () => {
    const { match, give, asked } = scene('h1@h10.o h2@h15 a1@a26 n1@h14')
    give(does('activate', 0, '', 'pass'), does('throw', -1, 'h14'), { dice: [6] })
    expect([asked(), match.balls[0].state]).toEqual(['bounce', 'loose'])
  })

  it('are not handed the ball, even where opponents are', () => {
    const handing = (text: string): number[] => {
      const of = refereed(third)
      const { match, give } = scene(text, of)
      give(does('activate', 0, '', 'handOff'))
      return of.legal(match).flatMap(({ do: verb, player }) => (verb === 'handOff' ? [player] : []))
    }
    expect(handing('h1@h10.o h2@i10 a1@a26 n1@h11')).toEqual([1])
    expect(handing('h1@h10.o h2@i10 a1@h9 n1@h11')).toEqual([2, 1])
  })

  it('never act, and stay where they are when a drive ends', () => {
    const { match, give, referee } = scene('h1@h25.o a1@a13 n1@h11 n2@d4.p')
    const mayAct = engine
      .legal(match)
      .filter(({ do: verb }) => verb === 'activate')
      .map(({ player }) => player)
    expect(new Set(mayAct)).toEqual(new Set([0]))
    give(does('activate', 0, '', 'move'), does('step', -1, 'h26'))
    give(does('endAction'))
    expect(match.squads.home.score).toBe(1)
    expect(
      [referee(1), referee(2)].map(({ place, at: square, posture, noZones }) => [place, square, posture, noZones]),
    ).toEqual([
      ['pitch', at('h11'), 'standing', true],
      ['pitch', at('d4'), 'prone', true],
    ])
  })
})

describe('the notation', () => {
  it('writes and reads them, on the pitch and beside it', () => {
    const text = 'turn=home:1/1 h1@h10 a1@a26 n1@h11.p n2@ko'
    const { match } = scene(text)
    expect(positionText(engine.rules, match)).toBe(`crp ${text}`)
    const input = does('block', match.players.length - 2)
    expect(readInput(engine.rules.pitch, writeInput(engine.rules.pitch, input))).toEqual(input)
  })

  it('refuses what they cannot be', () => {
    expect(() => scene('h1@a1 a1@a2 n1@a3', engineFor(crp))).toThrow('edition crp has no neutral players')
    expect(() => scene('h1@a1 a1@a2 n3@a3')).toThrow('the neutral players of crp are n1 to n2')
    expect(() => scene('h1@a1 a1@a2 n1@a3 n1@a4')).toThrow('"n1@a4": he is in this position already')
    for (const word of ['n1@a3:6338', 'n1@a3+block', 'n1@a3.o'])
      expect(() => scene(`h1@a1 a1@a2 ${word}`)).toThrow('leave out : + and .o')
  })
})

describe('whole matches with referees in the middle of them', () => {
  const WHERE = ['h13', 'h15', 'e7', 'k20'] as const
  const tried = (of: Engine, seed: number, seen: Set<string>): readonly string[] => {
    const roller = seededRoller(seed)
    const coach = livelyCoach(roller)
    const match = of.start(wildSetup(of.rules, roller))
    const stroll = (): void => {
      for (const player of match.players) {
        const square = at(WHERE[(seed + player.id) % WHERE.length])
        if (player.side === 'neutral' && player.place === 'reserves' && fits(match, of.rules.pitch, player, square))
          if (match.balls.every((ball) => ball.at !== square)) putPlayer(match, of.rules.pitch, player, square)
      }
    }
    const note = (event: GameEvent, m: Match): void => {
      const victim = 'defender' in event ? event.defender : event.type === 'injured' ? event.player : -1
      if (victim >= 0 && m.players[victim].side === 'neutral') seen.add(event.type)
    }
    for (;;) {
      const pending = of.pending(match)
      if (pending.wait === 'coach' && pending.question.kind === 'turn') stroll()
      const faults = checkInvariants(of, match)
      if (faults.length > 0) return faults
      const input = nextInput(of, match, { coaches: { home: coach, away: coach }, roller })
      if (!input) return []
      for (const event of of.apply(match, input)) note(event, match)
    }
  }

  it('hold every invariant, and the referees are blocked and hurt', () => {
    const seen = new Set<string>()
    for (const edition of [crp, bb2020, third]) {
      const of = refereed(edition)
      for (let seed = 1; seed <= 3; seed++)
        expect([edition.id, seed, tried(of, seed, seen)]).toEqual([edition.id, seed, []])
    }
    expect([...seen].sort()).toEqual(['blockDeclared', 'blockResult', 'injured'])
  })
})
