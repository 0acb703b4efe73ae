// The casualty table: a D6 for the tens and a D8 for the units, and the lasting effect the league will apply.
import type { Characteristic } from '../vocabulary/words.ts'

export interface Casualty {
  readonly id: string
  readonly name: string
  readonly rolls: readonly [number, number]
  readonly missNextGame: boolean
  readonly niggling: boolean
  readonly lowers: Characteristic | ''
  readonly dead: boolean
}

export type CasualtyTable = readonly Casualty[]

const row = (
  id: string,
  name: string,
  from: number,
  to: number,
  effect: Partial<Pick<Casualty, 'missNextGame' | 'niggling' | 'lowers' | 'dead'>>,
): Casualty => ({
  id,
  name,
  rolls: [from, to],
  missNextGame: false,
  niggling: false,
  lowers: '',
  dead: false,
  ...effect,
})

const miss = { missNextGame: true }

export const casualtyCrp: CasualtyTable = [
  row('badlyHurt', 'Badly Hurt', 11, 38, {}),
  row('brokenRibs', 'Broken Ribs', 41, 41, miss),
  row('groinStrain', 'Groin Strain', 42, 42, miss),
  row('gougedEye', 'Gouged Eye', 43, 43, miss),
  row('brokenJaw', 'Broken Jaw', 44, 44, miss),
  row('fracturedArm', 'Fractured Arm', 45, 45, miss),
  row('fracturedLeg', 'Fractured Leg', 46, 46, miss),
  row('smashedHand', 'Smashed Hand', 47, 47, miss),
  row('pinchedNerve', 'Pinched Nerve', 48, 48, miss),
  row('damagedBack', 'Damaged Back', 51, 51, { ...miss, niggling: true }),
  row('smashedKnee', 'Smashed Knee', 52, 52, { ...miss, niggling: true }),
  row('smashedHip', 'Smashed Hip', 53, 53, { ...miss, lowers: 'MA' }),
  row('smashedAnkle', 'Smashed Ankle', 54, 54, { ...miss, lowers: 'MA' }),
  row('seriousConcussion', 'Serious Concussion', 55, 55, { ...miss, lowers: 'AV' }),
  row('fracturedSkull', 'Fractured Skull', 56, 56, { ...miss, lowers: 'AV' }),
  row('brokenNeck', 'Broken Neck', 57, 57, { ...miss, lowers: 'AG' }),
  row('smashedCollarBone', 'Smashed Collar Bone', 58, 58, { ...miss, lowers: 'ST' }),
  row('dead', 'Dead', 61, 68, { dead: true }),
]

export const casualtyFor = (table: CasualtyTable, tens: number, units: number): Casualty => {
  const roll = tens * 10 + units
  const found = table.find(({ rolls }) => roll >= rolls[0] && roll <= rolls[1])
  if (!found) throw new Error(`the casualty table has no row for ${roll}`)
  return found
}

export const casualtyNamed = (table: CasualtyTable, id: string): Casualty => {
  const found = table.find((one) => one.id === id)
  if (!found) throw new Error(`the casualty table has no row ${id}`)
  return found
}
