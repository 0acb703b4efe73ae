// Unusual combinations of bb2020's rules, found by comparing every rule with what the engine does.
// Neighbours: the chapters' own tests beside this file.
import { describe, expect } from 'vitest'
import { kickBb2020, lineUpBb2020, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('scoring', () => {
  rule('[bb2020 381, 459] a carrier who falls in the end zone does not score, even if an opponent shadows him', () => {
    const s = scene('. H1* x\n. A1 .', { at: 'g24', players: { A1: '+shadowing' } })
    s.activate('H1', 'move').step('x').roll('dodge', 2)
    s.away.use()
    s.roll('shadowing', 6)
    expect([s.waits(), s.where('A1'), s.score()]).toEqual(['dice armour', 'g25', '0-0'])
    s.roll('armour', 1, 2).roll('bounce', 2)
    expect([s.score(), s.turnovers()]).toEqual(['0-0', ['knockedDown']])
  })

  rule('[bb2020 382, 638] a Trickster who moves into the end zone is blocked before he scores', () => {
    const carrier = (): ReturnType<typeof scene> => {
      const s = scene('. . .\nx H1 A1*\n. . .', { at: 'g1', players: { A1: '+trickster' } })
      s.activate('H1', 'block').block('A1')
      s.away.use()
      s.away.choose('place', { square: 'x' })
      return s
    }
    const felled = carrier()
    expect([felled.waits(), felled.score()]).toEqual(['dice block', '0-0'])
    felled.roll('block', 1).roll('armour', 1, 2)
    expect(felled.score()).toBe('0-1')
    const pushed = carrier().roll('block', 6)
    pushed.stay()
    pushed.roll('injury', 1, 2).roll('throwIn', 3, 6, 6)
    expect([pushed.where('A1'), pushed.score()]).toEqual(['reserves', '0-0'])
    pushed.roll('bounce', 5)
  })
})

describe('skills that meet', () => {
  rule('[bb2020 531, 135] a gaze does not allow a Dump-off', () => {
    const s = scene('H1 A1*\n. .', { players: { H1: '+hypnotic-gaze', A1: '+dump-off' } })
    s.activate('H1', 'gaze')
    s.choose('nominate', { player: 'A1' })
    expect(s.waits()).toBe('home activation')
    expect(s.answers('gaze')).toEqual(['gaze A1'])
  })

  rule('[bb2020 490, 624] a player whom a stab brings down may put the ball next to him', () => {
    const s = scene('H1 A1* x\n. . .\nH2 . .', { players: { H1: '+stab', A1: '+safe-pair-of-hands' } })
    s.activate('H1', 'block').block('A1')
    s.use()
    s.roll('armour', 5, 5).roll('injury', 1, 2)
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'safe-pair-of-hands'])
    s.away.use()
    s.away.choose('putBall', { square: 'x' })
    expect([s.ball(), s.posture('A1')]).toEqual(['ground x', 'stunned'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 596] a normal block by a chainsaw wielder earns credit, a chainsaw attack does not', () => {
    const hurt = (saws: boolean): boolean[] => {
      const s = scene('H1 A1 x\n. . .\nH2 . .', { players: { H1: '+chainsaw' } })
      s.activate('H1', 'block').block('A1')
      if (saws) {
        s.use()
        s.roll('chainsaw', 2)
      } else {
        s.decline()
        s.roll('block', 6).push('x')
        s.stay()
      }
      s.roll('armour', 5, 5).roll('injury', 6, 6).roll('casualty', 1)
      return s.happened('casualty').map((event) => event.type === 'casualty' && event.credited)
    }
    expect([hurt(false), hurt(true)]).toEqual([[true], [false]])
  })

  rule('[bb2020 149, 551] Claws need their owner on his feet: not after his own Both Down', () => {
    const bothDown = (skills: string): ReturnType<typeof scene> => {
      const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: `:6.3.3.4.11${skills}`, A1: ':6.3.3.4.10' } })
      s.activate('H1', 'block').block('A1')
      return s.roll('block', 2)
    }
    const down = bothDown('+claws').roll('armour', 3, 5)
    expect([down.waits(), down.posture('A1')]).toEqual(['dice armour', 'prone'])
    down.roll('armour', 1, 2)
    const up = bothDown('+claws+block')
    up.use()
    up.roll('armour', 3, 5)
    expect(up.waits()).toBe('dice injury')
    up.roll('injury', 1, 2)
  })

  rule('[bb2020 468, 632] roots do not keep a player from wrestling, and he is rooted no more', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { A1: '+wrestle~rooted' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2)
    expect(s.question()).toMatchObject({ kind: 'useSkill', subject: 'wrestle' })
    s.away.use()
    expect([s.posture('H1'), s.posture('A1'), s.player('A1').states]).toEqual(['prone', 'prone', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 530, 627] the +1 to interfere with a Stunty thrower counts on the forced re-roll too', () => {
    const s = scene('H1* . . A1 . . . . H2', { at: 'h5', players: { H1: ':63329+cloud-burster+stunty', A1: ':63149' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6)
    s.away.intercept('A1')
    expect([s.waits(), s.modifiers()]).toEqual(['dice intercept', ['accurate -3', 'stunty +1']])
    s.roll('intercept', 5)
    s.use()
    expect(s.modifiers()).toEqual(['accurate -3', 'stunty +1'])
    s.roll('intercept', 2).roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 478, 488] Leap reduces a diver’s penalty as well: one marker and his -2 make -2', () => {
    const s = scene('A1 H1 H3/ x', { players: { H1: ':63349+leap', A1: '+diving-tackle' } })
    s.activate('H1', 'move')
    s.choose('leap', { square: 'x' })
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    s.roll('jump', 5)
    s.away.use()
    expect(s.modifiers()).toEqual(['tackleZone -1', 'diving-tackle -2', 'leap +1'])
    expect([s.where('H1'), s.posture('H1'), s.posture('A1')]).toEqual(['x', 'standing', 'prone'])
  })

  rule('[bb2020 457, 543] a player who moves against a pass can be shadowed like any voluntary move', () => {
    const s = scene('H1* . . H2\n. . . .\n. H3 A1 .\n. . x .', {
      players: { A1: '+on-the-ball', H3: ':93349+shadowing' },
    })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.use()
    s.away.step('x').roll('dodge', 6)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'shadowing'])
    s.use()
    s.roll('shadowing', 6)
    expect(s.where('H3')).toBe('h12')
  })

  rule('[bb2020 556, 583] a blitzer whose Bloodlust turns the action into a Move needs no Foul Appearance roll', () => {
    const s = scene('H1 . A1\n. . .', { players: { H1: '+bloodlust-2', A1: '+foul-appearance' } })
    s.activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    s.roll('bloodLust', 1)
    s.use()
    expect(s.waits()).toBe('home activation')
  })
})

describe('two blocks at once', () => {
  rule(
    '[bb2020 468, 516] wrestled by the first, the blocker still has his skills against the second, and is placed prone last',
    () => {
      const s = scene('x A1 .\n. H1 A2\n. . .\nH2 . .', {
        players: { H1: ':65349+multiple-block+block', A1: '+wrestle' },
      })
      s.activate('H1', 'block')
      s.choose('block', { player: 'A1', option: 'double' })
      s.choose('block', { player: 'A2' })
      s.roll('block', 2).roll('block', 2)
      s.decline()
      s.away.use()
      expect([s.posture('A1'), s.posture('H1'), s.waits()]).toEqual(['prone', 'standing', 'home useSkill'])
      s.use()
      s.roll('armour', 1, 2)
      expect([s.posture('A2'), s.posture('H1'), s.turnovers()]).toEqual(['prone', 'prone', []])
      s.expectTurnOf('home')
    },
  )
})

describe('the bonus turn after a kick', () => {
  rule('[bb2020 94, 316] a thrown kicker who falls ends them, though it would end no turn', () => {
    const plain = lineUpBb2020(11, {}, { 4: ['right-stuff'], 6: ['throw-team-mate'] })
    const players = plain.players.map((one) => (one.number === 6 ? { ...one, stats: { ...one.stats, ST: 5 } } : one))
    const s = kickBb2020(readyToKick(openingBb2020({ ...plain, players })), 'h24', [5, 1], [4, 6]).roll('blitz', 1)
    s.activate('H6', 'pass')
    s.choose('throwTeamMate', { player: 'H4', square: 'f9' })
    s.roll('throwTeamMate', 5).roll('scatter', 4).roll('scatter', 5).roll('scatter', 4).roll('land', 1)
    s.roll('armour', 1, 2)
    expect([s.turnovers(), s.waits()]).toEqual([['knockedDown'], 'dice bounce'])
    s.roll('bounce', 5)
  })
})

describe('ball and chain', () => {
  rule('[bb2020 102, 104, 581] stunned by a kick-off event he is injured, and knocked out at least', () => {
    const chained = lineUpBb2020(11, {}, { 1: ['ball-and-chain'] })
    const ref = kickBb2020(readyToKick(openingBb2020(chained)), 'h24', [5, 1], [5, 6])
    ref.roll('officiousRef', 1, 5).roll('randomPlayer', 1).roll('officiousRef', 2)
    expect(ref.waits()).toBe('dice injury')
    ref.roll('injury', 1, 1)
    expect(ref.where('H1')).toBe('ko')
    ref.roll('bounce', 5)
    const fans = kickBb2020(readyToKick(openingBb2020(chained)), 'h24', [5, 1], [6, 6])
    fans.roll('pitchInvasion', 1, 5).roll('pitchInvasion', 3).roll('randomPlayer', 1).roll('injury', 1, 1)
    expect([fans.where('H1'), fans.dice()]).toEqual(['ko', ['d10']])
    fans.roll('randomPlayer', 1).roll('bounce', 5)
  })
})

describe('two blocks with a weapon', () => {
  rule('[bb2020 516, 618] a player whom his own vomit takes off the pitch makes no second block', () => {
    const s = scene('A1 H1 A2', { players: { H1: '+multiple-block+projectile-vomit' }, beside: 'h9@b2' })
    s.activate('H1', 'block').choose('block', { player: 'A1', option: 'double' })
    s.choose('block', { player: 'A2' })
    s.use()
    s.roll('vomit', 1).roll('armour', 6, 5).roll('injury', 4, 4)
    expect([s.where('H1'), s.posture('A1'), s.posture('A2')]).toEqual(['ko', 'standing', 'standing'])
    s.expectTurnOf('home')
  })
})

describe('the target of a block', () => {
  rule('[bb2020 130] is named before the blocker rolls for his traits, and cannot be changed afterwards', () => {
    const s = scene('A1 H1 A2', { players: { H1: '+bone-head' } })
    s.activate('H1', 'block')
    expect(s.answers()).toEqual(['nominate A1', 'nominate A2'])
    s.choose('nominate', { player: 'A2' })
    s.roll('boneHead', 2)
    expect(s.answers('block')).toEqual(['block A2'])
  })

  rule('[bb2020 130] two blocks at once start with the one who was named', () => {
    const s = scene('A1 H1 A2', { players: { H1: '+bone-head+multiple-block' } })
    s.activate('H1', 'block').choose('nominate', { player: 'A1' })
    s.roll('boneHead', 6)
    expect(s.answers('block')).toEqual(['block A1', 'block A1 double'])
  })

  rule('[bb2020 130] where nothing is rolled in between it is named with the block itself', () => {
    const s = scene('A1 H1 A2').activate('H1', 'block')
    expect(s.answers('block')).toEqual(['block A1', 'block A2'])
  })
})
