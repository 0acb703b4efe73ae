// Every kind of question of second, without options and with the whole Companion, in the browser: it survives a reload, and it is
// answered by clicking. Neighbours: everyKindBefore.test.ts has the other older editions, ../choosing/kinds.test.ts counts the kinds.
import { expect, it } from 'vitest'
import { everyKindOf } from '../support/kindsInPage.ts'

it('reloads and answers every kind of question of second', async () => {
  expect(await everyKindOf('second')).toEqual(
    expect.arrayContaining(['setUp', 'touchback', 'turn', 'activation', 'tackle', 'rise', 'substitute']),
  )
})

it('reloads and answers every kind of question of second with the Companion', async () => {
  const kinds = await everyKindOf('second:companion')
  expect(kinds).toEqual(expect.arrayContaining(['placeReferee', 'kickTarget', 'dodge', 'advance', 'reroll', 'gang']))
  expect(kinds.length).toBeGreaterThan(15)
})

it('reloads and answers every kind of question of second with secret weapons', async () => {
  expect(await everyKindOf('second:kickOff:secretWeapons')).toEqual(
    expect.arrayContaining([
      ...['placeThing', 'moveThing', 'helper', 'jumper', 'bouncer', 'loadCannon', 'fireCannon', 'throwBack'],
      ...['drive', 'frontBlock'],
    ]),
  )
})

it('reloads and answers every kind of question of second with traps', async () => {
  expect(await everyKindOf('second:traps')).toEqual(expect.arrayContaining(['layCounter', 'meanCounter', 'climbOut']))
})

it('reloads and answers every kind of question of second with spells', async () => {
  expect(await everyKindOf('second:spells')).toEqual(
    expect.arrayContaining(['specialSpell', 'giveSpell', 'askSpells', 'castSpell']),
  )
})

it('reloads and answers every kind of question of second with magic items', async () => {
  expect(await everyKindOf('second:items:referees')).toEqual(
    expect.arrayContaining(['findItems', 'giveItem', 'useItem', 'handBall']),
  )
})

it('reloads and answers every kind of question of second with dirty tricks and potions', async () => {
  expect(await everyKindOf('second:referees:rerolls:tricks:potions')).toEqual(
    expect.arrayContaining(['givePotion', 'bribePlayer', 'bribeReferee', 'spy']),
  )
})

it('reloads and answers every kind of question of second in downs', async () => {
  expect(await everyKindOf('second:kickOff:kicksInPlay:naf')).toEqual(expect.arrayContaining(['announce', 'snap']))
})
