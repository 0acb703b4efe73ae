// Odds of injuries: armour by its value and the attacker's skills, the injury table, casualties and healing.
import { describe } from 'vitest'
import { casualtyCrp } from '../../src/tables/casualty.ts'
import { odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

/** H1 has knocked A1 down and followed up; the armour dice are pending. */
const knockDown = (s: Scene) => {
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  s.followUp()
}

const broken = ({ waits }: Sight): boolean => waits === 'dice injury'
const picture = 'H9 . H1 A1 x'
const base: Situation = { picture, begin: knockDown, good: broken, home: 'use' }

describe('armour', () => {
  odds('AV 7', 15 / 36, { ...base, players: { A1: ':6337' } })
  odds('AV 8', 10 / 36, base)
  odds('AV 9', 6 / 36, { ...base, players: { A1: ':6339' } })
  odds('AV 10', 3 / 36, { ...base, players: { A1: ':6.3.3.10' } })
  odds('AV 8 under a Mighty Blow', 15 / 36, { ...base, players: { H1: '+mighty-blow' } })
  odds('AV 9 under a Claw', 15 / 36, { ...base, players: { H1: '+claw', A1: ':6339' } })
  odds('AV 7 under a Claw, which does not matter', 15 / 36, { ...base, players: { H1: '+claw', A1: ':6337' } })
  odds('AV 9 under a Claw with Mighty Blow', 21 / 36, { ...base, players: { H1: '+claw+mighty-blow', A1: ':6339' } })
  odds('AV 8 with Piling On', 1 - (26 / 36) ** 2, { ...base, players: { H1: '+piling-on' } })
  odds('AV 8 with Piling On and Mighty Blow', 1 - (21 / 36) ** 2, {
    ...base,
    players: { H1: '+mighty-blow+piling-on' },
  })
  odds('AV 9 with Piling On, Claw and Mighty Blow', 1 - (15 / 36) ** 2, {
    ...base,
    players: { H1: '+claw+mighty-blow+piling-on', A1: ':6339' },
  })
})

describe('the injury table', () => {
  const begin = (s: Scene) => {
    knockDown(s)
    s.roll('armour', 6, 6)
  }
  const stunned = ({ player }: Sight): boolean => player('A1').posture === 'stunned'
  const knockedOut = ({ player }: Sight): boolean => player('A1').place === 'ko'
  const casualty = ({ player }: Sight): boolean => player('A1').place === 'casualty'
  const shares = (
    who: string,
    players: NonNullable<Situation['players']>,
    out: readonly [number, number, number],
  ): void => {
    const one = { picture, begin, home: 'use', away: 'use', players }
    odds(`${who}: stunned`, out[0] / 36, { ...one, good: stunned })
    odds(`${who}: knocked out`, out[1] / 36, { ...one, good: knockedOut })
    odds(`${who}: a casualty`, out[2] / 36, { ...one, good: casualty })
  }

  shares('a plain player', {}, [21, 9, 6])
  shares('a Stunty player', { A1: '+stunty' }, [15, 6 + 5, 4 + 6])
  shares('a Thick Skull', { A1: '+thick-skull' }, [21 + 5, 4, 6])
  shares('a Stunty Thick Skull', { A1: '+stunty+thick-skull' }, [15 + 5, 6, 4 + 6])
  shares('under a Mighty Blow', { H1: '+mighty-blow' }, [15, 6 + 5, 4 + 6])
  shares('with a niggling injury', { A1: '.n' }, [15, 6 + 5, 4 + 6])

  odds('Mighty Blow on armour or else on injury takes him off', (10 / 36) * (21 / 36) + (5 / 36) * (15 / 36), {
    ...base,
    good: ({ player }) => player('A1').place !== 'pitch',
    players: { H1: '+mighty-blow' },
  })
  odds('a block of one die takes AV 7 off', (2 / 6) * (15 / 36) * (15 / 36), {
    picture,
    begin: (s) => s.activate('H1', 'block').block('A1'),
    good: ({ player, turnover }) => turnover === '' && player('A1').place !== 'pitch',
    players: { A1: ':6337' },
    home: 'push, followUp',
  })
})

describe('casualties', () => {
  const begin = (s: Scene) => {
    knockDown(s)
    s.roll('armour', 6, 6).roll('injury', 6, 6)
  }
  const one: Omit<Situation, 'good'> = { picture, begin, away: 'use', bad: ({ waits }) => waits === 'home turn' }
  const suffered =
    (...ids: string[]) =>
    ({ waits, player }: Sight): boolean =>
      waits === 'home turn' && player('A1').injuries.some((id) => ids.includes(id))
  const back = ({ player }: Sight): boolean => player('A1').place === 'reserves'

  odds('badly hurt', 24 / 48, { ...one, good: suffered('badlyHurt'), only: 'crp' })
  odds('a niggling injury', 2 / 48, { ...one, good: suffered('damagedBack', 'smashedKnee'), only: 'crp' })
  odds('ST lowered', 1 / 48, { ...one, good: suffered('smashedCollarBone'), only: 'crp' })
  odds('dead', 8 / 48, { ...one, good: suffered('dead'), only: 'crp' })
  odds('dead with Decay', 1 - (40 / 48) ** 2, {
    ...one,
    good: suffered('dead'),
    players: { A1: '+decay' },
    only: 'crp',
  })
  odds('dead in spite of an apothecary', (8 / 48) ** 2, {
    ...one,
    good: suffered('dead'),
    facts: 'apothecary=0/1',
    away: `use, ${casualtyCrp.rows.map(({ id }) => `choose ${id}`).join(', ')}`,
    only: 'crp',
  })
  odds('fit again after an apothecary with a second roll', 1 - (24 / 48) ** 2, {
    ...one,
    good: back,
    facts: 'apothecary=0/1',
    away: 'use, choose badlyHurt, choose',
    only: 'crp',
  })
  odds('fit again after an apothecary at the cup', 4 / 6, {
    ...one,
    good: back,
    facts: 'apothecary=0/1',
    only: 'bugman',
  })
  odds('regenerated', 3 / 6, { ...one, good: back, players: { A1: '+regeneration' } })
  odds('regenerated with a henchman', 1 - (3 / 6) ** 2, {
    ...one,
    good: back,
    players: { A1: '+regeneration' },
    facts: 'henchman=0/1',
  })
  odds('regenerated where the apothecary failed', 1 - (2 / 6) * (3 / 6), {
    ...one,
    good: back,
    players: { A1: '+regeneration' },
    facts: 'apothecary=0/1',
    only: 'bugman',
  })
})

describe('weapons', () => {
  const begin = (s: Scene) => s.activate('H1', 'block').block('A1')
  const line = 'H9 . H1 A1 .'

  odds('a stab wounds AV 8', 10 / 36, {
    picture: line,
    begin,
    good: broken,
    players: { H1: '+stab' },
    home: 'use',
  })
  odds('a chainsaw knocks AV 9 down', (5 / 6) * (21 / 36), {
    picture: line,
    begin,
    good: ({ isDown }) => isDown('A1'),
    players: { H1: '+chainsaw', A1: ':6339' },
  })
  odds('a chainsaw kicks back through AV 8', (1 / 6) * (26 / 36), {
    picture: line,
    begin,
    good: ({ turnover }) => turnover !== '',
    players: { H1: '+chainsaw' },
  })
})

describe('fouls', () => {
  const begin = (s: Scene) => {
    s.activate('H1', 'foul')
    s.foul('A1')
  }
  const pictureOf = 'H9 . H1 A1/ .'
  const foul: Situation = {
    picture: pictureOf,
    begin,
    good: broken,
    home: 'use',
    bad: ({ waits }) => / turn$/.test(waits),
  }
  const sentOff = ({ player }: Sight): boolean => player('H1').place === 'sentOff'
  // Breaking AV 8: 5-5 and 6-6 are doubles, the other eight of ten are not.
  const seen = 6 / 36 + (8 / 36) * (6 / 36)
  const seenSneaky = 2 / 36 + (8 / 36) * (6 / 36)

  odds('armour with two assists', 21 / 36, { ...foul, picture: '. . H2 H3\nH9 . H1 A1/ .' })
  odds('armour with one assist either way', 10 / 36, { ...foul, picture: '. . . H2\nH9 . H1 A1/ .\n. . A2 . .' })
  odds('armour with a Dirty Player', 15 / 36, { ...foul, players: { H1: '+dirty-player' } })
  odds('sent off', seen, { ...foul, good: sentOff })
  odds('sent off in spite of Sneaky Git', seenSneaky, { ...foul, good: sentOff, players: { H1: '+sneaky-git' } })
  odds('sent off in spite of a bribe', seen / 6, { ...foul, good: sentOff, facts: 'bribe=1/0' })
  odds('sent off in spite of two bribes', seen / 36, { ...foul, good: sentOff, facts: 'bribe=2/0' })
})
