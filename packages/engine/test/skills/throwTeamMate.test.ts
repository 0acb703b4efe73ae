// Throw Team-Mate: who may throw whom how far, the roll and its modifiers, and the flight.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const THROWER = ':4519+throw-team-mate'
const MATE = ':6237+right-stuff'
const PAIR = { H1: THROWER, H2: MATE }

const hurl = (s: Scene, to: string, mate = 'H2'): Scene => {
  s.choose('throwTeamMate', { player: mate, square: to })
  return s
}

describe('before the throw', () => {
  rule('[bugman 521, 573] [crp 88, 90] in a Pass action, next to a standing team-mate with the Right Stuff', () => {
    const s = scene('H3 H4/ A1\n. H1 .\n. . x H2', { players: { ...PAIR, H4: MATE, A1: MATE } })
    s.activate('H1', 'move')
    expect(s.answers('throwTeamMate')).toEqual([])
    s.endAction()
    const t = scene('H3 H4/ A1\n. H1 .\n. . x H2', { players: { ...PAIR, H4: MATE, A1: ':6333+right-stuff' } })
    t.activate('H1', 'pass')
    expect(t.answers('throwTeamMate')).toEqual([])
    t.step('x').roll('dodge', 6)
    const targets = t.answers('throwTeamMate')
    expect(targets).toContain('throwTeamMate H2 h14')
    expect(targets.every((a) => a.startsWith('throwTeamMate H2 '))).toBe(true)
  })

  rule('[bugman 573] without the skill he throws nobody', () => {
    const s = scene('H1 H2', { players: { H2: MATE } })
    s.activate('H1', 'pass')
    expect(s.answers('throwTeamMate')).toEqual([])
  })

  rule('[crp 89] negative traits are rolled before anything else', () => {
    const rows: [string, string][] = [
      ['+bone-head', 'boneHead'],
      ['+really-stupid', 'reallyStupid'],
      ['+take-root', 'takeRoot'],
      ['+wild-animal', 'wildAnimal'],
      ['+blood-lust', 'bloodLust'],
    ]
    for (const [skill, roll] of rows) {
      const s = scene('H1 H2 . . x', { players: { ...PAIR, H1: `${THROWER}${skill}` } })
      s.activate('H1', 'pass')
      expect(s.waits()).toBe(`dice ${roll}`)
      s.roll(roll, 6)
      expect(s.answers('throwTeamMate')).toContain('throwTeamMate H2 x')
    }
  })

  rule('[bugman 574] [crp 91] up to short range and no further, players in the target square or not', () => {
    for (const weather of ['nice', 'blizzard']) {
      const s = scene('H2 H1 A1 . . . . y z', { players: PAIR, facts: `weather=${weather}` })
      s.activate('H1', 'pass')
      const targets = s.answers('throwTeamMate')
      expect(targets).toContain('throwTeamMate H2 y')
      expect(targets).not.toContain('throwTeamMate H2 z')
      expect(targets).toContain('throwTeamMate H2 f12')
      expect(targets).not.toContain('throwTeamMate H2 f11')
    }
    const far = scene('H2 H1 . . . . . . z', { players: { ...PAIR, H1: `${THROWER}+hail-mary-pass` } })
    far.activate('H1', 'pass')
    expect(far.answers('throwTeamMate')).not.toContain('throwTeamMate H2 z')
  })

  rule('[bugman 573] it is the one Pass action of the turn, and ends his move', () => {
    const s = scene('H2 H1 . . x . H3', { players: PAIR })
    s.activate('H1', 'pass')
    hurl(s, 'x').roll('throwTeamMate', 2).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((a) => a.includes('pass') || a.includes('H1'))).toEqual([])
  })
})

describe('the roll', () => {
  rule(
    '[bugman 574, 338, 330] [crp 93, 98] 2 or more for any agility, with the modifiers of a pass and one less',
    () => {
      const rows: [string, string, string, number, string[]][] = [
        ['quick', '', '', 2, ['quick +1', 'throwTeamMate -1']],
        ['short', '', '', 3, ['throwTeamMate -1']],
        ['quick', '+accurate+strong-arm', '', 2, ['accurate +1', 'quick +1', 'throwTeamMate -1']],
        ['short', '+accurate+strong-arm', '', 2, ['accurate +1', 'strong-arm +1', 'throwTeamMate -1']],
        ['short', '+nerves-of-steel', '', 3, ['throwTeamMate -1']],
        ['short', '', '+disturbing-presence', 5, ['disturbing-presence -1', 'tackleZone -1', 'throwTeamMate -1']],
      ]
      for (const [range, skills, away, needed, modifiers] of rows) {
        const marked = away !== '' || skills === '+nerves-of-steel'
        const s = scene(`H2 H1 . q . . s\n. ${marked ? 'A1' : '.'}`, {
          players: { H1: THROWER + skills, H2: MATE, A1: away },
        })
        s.activate('H1', 'pass')
        hurl(s, range === 'quick' ? 'q' : 's')
        expect([s.needs(), s.modifiers().sort()]).toEqual([needed, modifiers])
        s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
      }
    },
  )

  rule('[bugman 285] [crp 98] bright sun makes it harder too', () => {
    const s = scene('H2 H1 . . . . s', { players: PAIR, facts: 'weather=verySunny' })
    s.activate('H1', 'pass')
    hurl(s, 's')
    expect(s.modifiers().sort()).toEqual(['throwTeamMate -1', 'verySunny -1'])
    expect(s.needs()).toBe(4)
    s.roll('throwTeamMate', 3).roll('land', 6)
    expect(s.where('H2')).toBe('f10')
  })

  rule('[bugman 493, 574] the Pass skill re-rolls a fumbled team-mate', () => {
    const s = scene('H2 H1 . q', { players: { ...PAIR, H1: `${THROWER}+pass` } })
    s.activate('H1', 'pass')
    hurl(s, 'q').roll('throwTeamMate', 1)
    s.reroll('pass')
    s.roll('throwTeamMate', 2).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
    expect(s.where('H2')).toBe('c13')
  })

  rule('[bugman 575] nobody intercepts a player, nor moves against the throw', () => {
    const s = scene('H2 H1 . A1 q', { players: { ...PAIR, A1: '+pass-block' } })
    s.activate('H1', 'pass')
    hurl(s, 'q')
    expect(s.waits()).toBe('dice throwTeamMate')
    s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
  })

  rule('[bugman 577] [crp 94] fumbled he lands in his own square, and that by itself ends nothing', () => {
    const s = scene('H2 H1 . q\n.\n. . . H3', { players: PAIR })
    s.activate('H1', 'pass')
    hurl(s, 'q').roll('throwTeamMate', 1)
    expect(s.needs()).toBe(4)
    s.roll('land', 4)
    expect([s.where('H2'), s.posture('H2')]).toEqual(['f10', 'standing'])
    s.expectTurnOf('home')
  })
})

describe('the flight', () => {
  rule('[bugman 576] [crp 95, 96] even a perfect throw scatters three times', () => {
    const s = scene('H2 H1 . q', { players: PAIR })
    s.activate('H1', 'pass')
    hurl(s, 'q').roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 8).roll('scatter', 7)
    expect(s.waits()).toBe('dice land')
    s.roll('land', 6)
    expect(s.where('H2')).toBe('h15')
  })

  rule('[bugman 578, 525] [crp 101] off the pitch he is the crowd’s, no turnover without the ball', () => {
    const s = scene('H2 H1 . q', { at: 'b10', players: PAIR })
    s.activate('H1', 'pass')
    hurl(s, 'q').roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 2).roll('injury', 1, 1)
    expect(s.where('H2')).toBe('reserves')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 579, 580] [crp 97] he knocks down whom he lands on, rolls on and lies there himself', () => {
    for (const cell of ['A1', 'A1/', 'A1=']) {
      const s = scene(`. . . . . x\nH2 H1 . q ${cell}`, { players: PAIR })
      s.activate('H1', 'pass')
      hurl(s, 'q').roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 5).roll('scatter', 4)
      expect(s.waits()).toBe('dice armour')
      s.roll('armour', 1, 1)
      expect(s.posture('A1')).toBe(cell === 'A1=' ? 'stunned' : 'prone')
      s.roll('scatter', 3).roll('armour', 1, 1)
      expect([s.where('H2'), s.posture('H2')]).toEqual(['x', 'prone'])
      expect(s.turnovers()).toEqual([])
    }
  })

  rule('[bugman 580] a second player under him is not hit: he rolls on to an empty square', () => {
    const s = scene('H2 H1 . q A1 A2 A3', { players: PAIR })
    s.activate('H1', 'pass')
    hurl(s, 'q').roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 4).roll('scatter', 5)
    s.roll('armour', 1, 1).roll('scatter', 5).roll('scatter', 5).roll('scatter', 2).roll('armour', 1, 1)
    expect([s.where('H2'), s.posture('H2'), s.posture('A1')]).toEqual(['e16', 'prone', 'prone'])
    expect([s.posture('A2'), s.posture('A3')]).toEqual(['standing', 'standing'])
  })

  rule('[bugman 580] rolling on off the pitch he is the crowd’s', () => {
    const s = scene('. . . A1\nH2 H1 . q', { at: 'a10', players: PAIR })
    s.activate('H1', 'pass')
    hurl(s, 'q').roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 4).roll('scatter', 2)
    s.roll('armour', 1, 1).roll('scatter', 2).roll('injury', 1, 1)
    expect(s.where('H2')).toBe('reserves')
  })

  rule('[bugman 580] [crp 101] an own player he lands on is knocked down, which is a turnover', () => {
    for (const cell of ['H3', 'H3/']) {
      const s = scene(`H2 H1 . q ${cell}`, { players: PAIR })
      s.activate('H1', 'pass')
      hurl(s, 'q').roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 5).roll('scatter', 4)
      s.roll('armour', 1, 1).roll('scatter', 2).roll('armour', 1, 1)
      expect(s.turnovers()).toEqual(['knockedDown'])
    }
  })
})
