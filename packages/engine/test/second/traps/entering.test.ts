// Who sets off a trap counter, and blanks, pits and spiked pits. Neighbours: climbing.test.ts has the way out, special.test.ts the
// other traps, leapingPits.test.ts the leap.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { ACT, counters, trapScene, walksOnto } from './trapScene.ts'

describe('a counter is turned over', () => {
  rule('[second 209] by whoever enters its square: a blank is nothing, is discarded, and he walks on', () => {
    const s = walksOnto('blank')
    expect(s.happened('counterRevealed')).toMatchObject([
      { side: 'away', kind: 'blank', square: s.square('f11'), player: s.player('H1').id, reveals: 'away' },
    ])
    expect([counters(s), s.where('H1'), s.waits()]).toEqual([[], 'x', 'home activation'])
    s.step('f12')
    expect(s.where('H1')).toBe('f12')
  })

  rule('[second 310] from then on everybody sees what it is', () => {
    const s = walksOnto('pit').roll('armour', 1, 2)
    for (const viewer of ['home', 'away', 'nobody'] as const)
      expect(s.engine.view(s.match, viewer).pieces.map(({ kind }) => kind)).toEqual(['pit'])
    const before = trapScene('H1 x . .', 'pit:f11')
    expect(before.engine.view(before.match, 'home').pieces.map(({ kind }) => kind)).toEqual(['secret'])
  })

  rule('[second 209] by players of either side: also by its own', () => {
    const s = trapScene('A1 x . . H2', 'blank:f11', { facts: 'turn=away:1/1 act=a1:open:4.2s2' })
    s.step('f11')
    expect([counters(s), s.where('A1')]).toEqual([[], 'x'])
  })

  rule('[second 209] by one who is pushed onto it; large.test.ts has a pusher who advances onto one', () => {
    const s = trapScene('. . . \n H1 A1 . \n . . .', 'pit:g12', { with: ['push'] })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5)
    s.push('g12')
    expect(s.happened('counterRevealed')).toHaveLength(1)
    s.roll('armour', 2, 2)
    expect([s.where('A1'), s.where('H1')]).toEqual(['pit', 'g11'])
  })

  rule('[second 209] pushed down at the same time he does not roll for armour twice', () => {
    const s = trapScene('. . . \n H1 A1 . \n . . .', 'pit:g12', { with: ['push'] })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 6, 6)
    s.push('g12')
    s.roll('armour', 2, 2)
    expect([s.where('A1'), s.where('H1'), s.waits()]).toEqual(['pit', 'g11', 'away turn'])
  })

  rule('[second 209] by the advancing pusher: the square that was left holds a pit', () => {
    const s = trapScene('. . . \n H1 A1 . \n . . .', '', {
      with: ['push'],
      facts: 'act=h1:open:4.2s2 thing=trapdoor:g11:home:a9',
      beside: 'a9@below',
    })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5)
    s.push('g12')
    // The trapdoor is shut: one may stand on it.
    expect([s.where('H1'), s.happened('counterRevealed')]).toEqual(['g11', []])
  })

  rule(
    '[second 209] by a thrown team-mate who comes down on it, before he rolls to land; not by one who never took off',
    () => {
      const players = { H1: ':5.1.7.2.-1.-1.11+large+throw-team-mates', H2: ':4.2.2.3.0.0.7+right-stuff' }
      const flung = (counter: string) => {
        const s = trapScene('H1 . H2 . x \n . . . . .', counter, {
          players,
          facts: 'act=h1:open:5.2s1',
          with: ['throwing'],
        })
        s.choose('throwTeamMate', { player: 'H2', square: 'x' })
        return s
      }
      const pit = flung('pit:f14')
      pit.roll('throwTeamMate', 6, 6).roll('armour', 2, 2)
      expect([pit.where('H2'), counters(pit)]).toEqual(['pit', ['pit h2']])
      const blank = flung('blank:f14')
      blank.roll('throwTeamMate', 6, 6).roll('land', 6, 6)
      expect([blank.where('H2'), counters(blank)]).toEqual(['x', []])
      const dropped = flung('trapdoor:f12')
      dropped.roll('throwTeamMate', 1, 1).roll('land', 6, 6)
      expect([dropped.where('H2'), dropped.happened('counterRevealed')]).toEqual(['f12', []])
    },
  )

  rule('[second 209] by those who move a see-saw', () => {
    const s = trapScene('. . . . \n H1 . . .', 'pit:g11', {
      with: ['secretWeapons'],
      facts: `${ACT} thing=seeSaw:f10:home`,
    })
    s.choose('haul')
    s.choose('place', { square: 'f11' })
    s.roll('armour', 2, 2)
    expect(s.where('H1')).toBe('pit')
  })

  rule('[second 209] before a tackle is claimed: nobody tackles him who is in a pit', () => {
    const s = trapScene('. A1 . \n H1 x .', 'pit:g11')
    s.step('g11')
    s.roll('armour', 2, 2)
    expect([s.where('H1'), s.waits()]).toEqual(['pit', 'away turn'])
    const blank = trapScene('. A1 . \n H1 x .', 'blank:g11')
    blank.step('g11')
    expect(blank.waits()).toBe('away tackle')
  })

  rule('[second 209] before he risks his footing on a risked square', () => {
    const s = trapScene('H1 x .', 'pit:f11', { facts: 'act=h1:open:0.2r' })
    s.step('f11')
    s.roll('armour', 2, 2)
    expect(s.where('H1')).toBe('pit')
    const blank = trapScene('H1 x .', 'blank:f11', { facts: 'act=h1:open:0.2r' })
    blank.step('f11')
    expect(blank.waits()).toBe('dice goForIt')
    blank.roll('goForIt', 2)
  })

  rule('[second 209] by a substitute who comes on there', () => {
    const s = trapScene('. . . H1 A1', 'blank:a3', { facts: 'turn=away:1/1', beside: 'h2@reserves' })
    s.away.endTurn()
    s.home.choose('place', { player: 'H2', square: 'a3' })
    expect([counters(s), s.where('H2')]).toEqual([[], 'a3'])
  })

  rule('[second 209] before a touchdown counts: who falls in a pit in the end zone has not scored', () => {
    const s = trapScene('H1* x', 'pit:h25', { at: 'h24', facts: 'act=h1:open:4.2s2' })
    s.step('x')
    s.roll('armour', 2, 2)
    expect([s.where('H1'), s.score()]).toEqual(['pit', '0-0'])
    s.roll('bounce', 4)
    expect(s.ball()).toBe('ground h24')
    const blank = trapScene('H1* x', 'blank:h25', {
      at: 'h24',
      facts: 'act=h1:open:4.2s2',
      beside: 'h2@reserves a2@reserves',
    })
    blank.step('x')
    expect(blank.score()).toBe('1-0')
  })

  rule('[second 85] stops a referee before it, turned over or not', () => {
    for (const thing of ['thing=blank:f12:home:down', 'thing=pit:f12:home']) {
      const s = trapScene('N1 . . . . \n . . . . H1', '', {
        with: ['referees'],
        facts: `turn=away:1/1 kick=away ${thing}`,
      })
      s.away.endTurn()
      s.roll('refereeDirection', 5).roll('refereeMove', 6)
      expect([s.where('N1'), s.happened('counterRevealed')]).toEqual(['f11', []])
    }
  })
})

describe('a pit', () => {
  rule('[second 210] he falls in, rolls for armour, and is trapped there; his turn does not end', () => {
    const s = walksOnto('pit', {}, 'H1 x . H2')
    s.roll('armour', 2, 2)
    expect([s.where('H1'), counters(s), s.waits()]).toEqual(['pit', ['pit h1'], 'home turn'])
    expect(s.happened('trapped')).toMatchObject([{ player: s.player('H1').id, kind: 'pit' }])
    expect(s.turnovers()).toEqual([])
  })

  rule('[second 210] hurt by the fall, he goes to his box, and the pit is empty and stays', () => {
    const s = walksOnto('pit')
    s.roll('armour', 6, 6).roll('injury', 4, 4)
    expect([s.where('H1'), counters(s)]).toEqual(['ko', ['pit']])
  })

  rule('[second 210] whom the injury roll leaves unhurt is trapped', () => {
    const s = walksOnto('pit', { players: { H1: '+toughness-4' } })
    s.roll('armour', 6, 6).roll('injury', 1, 1)
    expect([s.where('H1'), counters(s)]).toEqual(['pit', ['pit h1']])
  })

  rule('[second 210] it stays, and the next one falls in too', () => {
    const s = trapScene('H1 x . .', '', { facts: 'act=h1:open:4.2s2 thing=pit:f11:away' })
    s.step('f11')
    s.roll('armour', 2, 2)
    expect([s.where('H1'), s.happened('counterRevealed')]).toEqual(['pit', []])
  })

  rule('[second 210] with somebody in it nobody may enter it, nor be pushed into it', () => {
    const s = trapScene('. . . \n H1 x . \n . . .', '', {
      facts: 'act=h1:open:4.2s2 thing=pit:g11:away:a1',
      beside: 'a1@pit',
    })
    expect(s.answers('step')).not.toContain('step x')
    const push = trapScene('. . . \n H1 A2 . \n . . .', '', {
      with: ['push'],
      facts: 'act=h1:open:4.2s2 thing=pit:g12:away:a1',
      beside: 'a1@pit',
    })
    push.choose('shove', { player: 'A2' })
    push.roll('shove', 4, 5)
    expect(push.answers('push')).toEqual(['push f12', 'push h12'])
  })

  rule('[second 210] in it he has no zone, and cannot be attacked, fouled or leapt over', () => {
    const s = trapScene('H1 . . \n x . .', '', {
      with: ['push', 'shoulderCharge', 'fouls', 'leaping', 'booting', 'kickers', 'stripBall'],
      facts: 'act=h1:open:4.2s2 thing=pit:f11:away:a1',
      beside: 'a1@pit',
    })
    expect(s.answers().filter((one) => !one.startsWith('step'))).toEqual(['endAction'])
    // Both squares are beside the pit, and nobody claims a tackle.
    s.step('x')
    expect(s.waits()).toBe('home activation')
  })

  rule('[second 210] his ball bounces from the square of the pit, and one that lay there does too', () => {
    const carried = walksOnto('pit', {}, 'H1* x . .')
    carried.roll('armour', 2, 2).roll('bounce', 5)
    expect([carried.where('H1'), carried.ball()]).toEqual(['pit', 'ground f12'])
    const lying = trapScene('H1 . . .', 'pit:f11', { facts: 'ball=f11 act=h1:open:4.2s2' })
    expect(lying.ball()).toBe('ground f11')
    lying.step('f11')
    lying.roll('armour', 2, 2).roll('bounce', 2)
    expect([lying.where('H1'), lying.ball()]).toEqual(['pit', 'ground e11'])
  })

  rule('[second 210] a ball comes to rest on a counter, and bounces off an occupied pit', () => {
    const resting = walksOnto('pit', { facts: 'act=h1:open:4.2s2 thing=pit:f12:home' }, 'H1* x . .')
    resting.roll('armour', 2, 2).roll('bounce', 5)
    expect(resting.ball()).toBe('ground f12')
    const full = walksOnto('pit', { facts: 'act=h1:open:4.2s2 thing=pit:f12:home:a1', beside: 'a1@pit' }, 'H1* x . .')
    full.roll('armour', 2, 2).roll('bounce', 5).roll('bounce', 5)
    expect(full.ball()).toBe('ground f13')
  })
})

describe('a spiked pit', () => {
  rule('[second 211] on 3-6 he misses the spikes, rolls for armour and is trapped', () => {
    for (const die of [3, 6]) {
      const s = walksOnto('spikedPit')
      s.roll('spikedPit', die).roll('armour', 2, 2)
      expect([s.where('H1'), counters(s)]).toEqual(['pit', ['spikedPit h1']])
    }
  })

  rule('[second 211] on 1-2 he lands on them, without an armour roll: 1-4 injured, 5-6 dead', () => {
    for (const [fall, spikes, box] of [
      [1, 1, 'injured'],
      [2, 4, 'injured'],
      [1, 5, 'dead'],
      [2, 6, 'dead'],
    ] as const) {
      const s = walksOnto('spikedPit')
      s.roll('spikedPit', fall).roll('impaled', spikes)
      expect([s.where('H1'), counters(s)]).toEqual([box, ['spikedPit']])
    }
  })

  rule('[second 211] his ball bounces out', () => {
    const s = walksOnto('spikedPit', {}, 'H1* x . .')
    s.roll('spikedPit', 1).roll('impaled', 1).roll('bounce', 5)
    expect([s.where('H1'), s.ball()]).toEqual(['injured', 'ground f12'])
  })
})
