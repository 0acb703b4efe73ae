// Animosity in bb2020: whom each list concerns, and what a refusal costs.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

const quarrel = (whom: string, who: NonNullable<SceneOptions['who']>, picture = 'H1* H2 .\nA1 . H3'): Scene =>
  scene(picture, { players: { H1: `+animosity-${whom}` }, who })

rule('[bb2020 576] on a 1 he refuses the hand-off and his activation ends, without a turnover', () => {
  const s = quarrel('all', {}, 'H3 H1* H2\nA1 . .')
  s.activate('H1', 'handOff').handOff('H2')
  expect([s.waits(), s.needs()]).toEqual(['dice animosity', 2])
  s.roll('animosity', 1)
  expect([s.holder(), s.turnovers(), s.waits()]).toEqual(['H1', [], 'home turn'])
  expect(s.answers('activate').filter((one) => one.includes('H1') || one.includes('handOff'))).toEqual([])
})

rule('[bb2020 576] so with a pass to a square where such a team-mate is; 2 or more and the ball is thrown', () => {
  const refused = quarrel('all', {}, 'H1* . . H2\nA1')
  refused.activate('H1', 'pass').throwTo('H2')
  refused.roll('animosity', 1)
  expect([refused.holder(), refused.turnovers(), refused.waits()]).toEqual(['H1', [], 'home turn'])
  const thrown = quarrel('all', {}, 'H1* . . H2\nA1')
  thrown.activate('H1', 'pass').throwTo('H2')
  thrown.roll('animosity', 2).roll('pass', 6).roll('catch', 6)
  expect(thrown.holder()).toBe('H2')
  const empty = quarrel('all', {}, 'H1* . . x\nA1')
  empty.activate('H1', 'pass').throwTo('x')
  expect(empty.waits()).toBe('dice pass')
  empty.roll('pass', 6).roll('bounce', 2)
})

rule('[bb2020 576] each variant concerns its own team-mates and no others', () => {
  const orc = { position: 'Orc Lineman', race: 'orc' }
  const bigUn = { position: 'Big Un', race: 'orc' }
  const goblin = { position: 'Underworld Goblin Lineman', race: 'goblin' }
  const dwarf = { position: 'Old World Dwarf Runner', race: 'dwarf' }
  const halfling = { position: 'Old World Halfling Hopeful', race: 'halfling' }
  const human = { position: 'Old World Human Catcher', race: 'human' }
  const everybody = [orc, bigUn, goblin, dwarf, halfling, human]
  const lists: [string, typeof everybody][] = [
    ['all', everybody],
    ['orc-linemen', [orc]],
    ['big-un-blockers', [bigUn]],
    ['underworld-goblins', [goblin]],
    ['dwarfs-and-halflings', [dwarf, halfling]],
    ['dwarfs-and-humans', [dwarf, human]],
  ]
  for (const [whom, minded] of lists)
    for (const mate of everybody) {
      const s = quarrel(whom, { H2: mate })
      s.activate('H1', 'handOff').handOff('H2')
      expect(s.waits(), `${whom} ${mate.position}`).toBe(minded.includes(mate) ? 'dice animosity' : 'dice catch')
      if (minded.includes(mate)) s.roll('animosity', 2)
      s.roll('catch', 6)
    }
})

rule('[bb2020 577] stars and mercenaries are never refused, in any position', () => {
  for (const whom of ['all', 'orc-linemen']) {
    const s = quarrel(whom, { H2: { position: 'Orc Lineman', engaged: 'star' } })
    s.activate('H1', 'handOff').handOff('H2')
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
  }
})
