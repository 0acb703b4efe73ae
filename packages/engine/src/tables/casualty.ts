// The casualty tables: dice, results, and the lasting effects that the league applies. Neighbour: procs/hurt/casualty.ts
// rolls.
import type { Characteristic, Die } from '../vocabulary/words.ts'
import { proposalsThird } from './proposalsThird.ts'

export interface Casualty {
  readonly id: string
  readonly name: string
  readonly rolls: readonly [number, number]
  readonly missNextGame: boolean
  readonly niggling: boolean
  readonly lowers: Characteristic | ''
  readonly dead: boolean
  /** A second roll decides the lasting injury. */
  readonly lasting: boolean
}

export interface CasualtyTable {
  readonly dice: readonly Die[]
  /** The number that the dice stand for. */
  readonly read: (faces: readonly number[]) => number
  /** Niggling injuries and skills add to that number. */
  readonly modified: boolean
  readonly rows: readonly Casualty[]
  /** The lasting injury by a D6; null if the rows themselves name it. */
  readonly lasting: readonly LastingInjury[] | null
  /** A whole table for results with `lasting`, rolled once the first one has been treated. */
  readonly serious?: CasualtyTable
}

export interface LastingInjury {
  readonly id: string
  readonly name: string
  readonly upTo: number
  readonly lowers: Characteristic
}

const row = (
  id: string,
  name: string,
  from: number,
  to: number,
  effect: Partial<Pick<Casualty, 'missNextGame' | 'niggling' | 'lowers' | 'dead' | 'lasting'>>,
): Casualty => ({
  id,
  name,
  rolls: [from, to],
  missNextGame: false,
  niggling: false,
  lowers: '',
  dead: false,
  lasting: false,
  ...effect,
})

const miss = { missNextGame: true }

const rowsCrp: readonly Casualty[] = [
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

export const casualtyCrp: CasualtyTable = {
  dice: ['d6', 'd8'],
  read: ([tens, units]) => tens * 10 + units,
  modified: false,
  rows: rowsCrp,
  lasting: null,
}

export const casualtyBb2020: CasualtyTable = {
  dice: ['d16'],
  read: ([face]) => face,
  modified: true,
  rows: [
    row('badlyHurt', 'Badly Hurt', 1, 6, {}),
    row('seriouslyHurt', 'Seriously Hurt', 7, 9, miss),
    row('seriousInjury', 'Serious Injury', 10, 12, { ...miss, niggling: true }),
    row('lastingInjury', 'Lasting Injury', 13, 14, { ...miss, lasting: true }),
    row('dead', 'Dead', 15, Number.POSITIVE_INFINITY, { dead: true }),
  ],
  lasting: [
    { id: 'headInjury', name: 'Head Injury', upTo: 2, lowers: 'AV' },
    { id: 'smashedKnee', name: 'Smashed Knee', upTo: 3, lowers: 'MA' },
    { id: 'brokenArm', name: 'Broken Arm', upTo: 4, lowers: 'PA' },
    { id: 'neckInjury', name: 'Neck Injury', upTo: 5, lowers: 'AG' },
    { id: 'dislocatedShoulder', name: 'Dislocated Shoulder', upTo: 6, lowers: 'ST' },
  ],
}

const missed = { missNextGame: proposalsThird.seriousInjuryMissesNextGame.value }

/** `third`: the rows of the review, which made broken legs and hands niggling injuries. */
const seriousInjuryThird: CasualtyTable = {
  dice: ['d6', 'd6'],
  read: ([tens, units]) => tens * 10 + units,
  modified: false,
  rows: [
    row('concussion', 'Concussion', 11, 13, miss),
    row('brokenRibs', 'Broken Ribs', 14, 16, miss),
    row('groinStrain', 'Groin Strain', 21, 23, miss),
    row('gougedEye', 'Gouged Eye', 24, 26, miss),
    row('brokenJaw', 'Broken Jaw', 31, 33, miss),
    row('fracturedArm', 'Fractured Arm', 34, 36, miss),
    row('fracturedLeg', 'Fractured Leg', 41, 43, { ...missed, niggling: true }),
    row('smashedHand', 'Smashed Hand', 44, 46, { ...missed, niggling: true }),
    row('damagedBack', 'Damaged Back', 51, 52, { ...missed, niggling: true }),
    row('smashedKnee', 'Smashed Knee', 53, 54, { ...missed, niggling: true }),
    row('pinchedNerve', 'Pinched Nerve', 55, 56, { ...missed, niggling: true }),
    row('smashedHip', 'Smashed Hip', 61, 61, { ...missed, lowers: 'MA' }),
    row('smashedAnkle', 'Smashed Ankle', 62, 62, { ...missed, lowers: 'MA' }),
    row('smashedCollarBone', 'Smashed Collar Bone', 63, 63, { ...missed, lowers: 'ST' }),
    row('brokenNeck', 'Broken Neck', 64, 64, { ...missed, lowers: 'AG' }),
    row('seriousConcussion', 'Serious Concussion', 65, 65, { ...missed, lowers: 'AV' }),
    row('fracturedSkull', 'Fractured Skull', 66, 66, { ...missed, lowers: 'AV' }),
  ],
  lasting: null,
}

export const casualtyThird: CasualtyTable = {
  dice: ['d6'],
  read: ([face]) => face,
  modified: false,
  rows: [
    row('badlyHurt', 'Badly Hurt', 1, 3, {}),
    row('seriouslyInjured', 'Seriously Injured', 4, 5, { lasting: true }),
    row('dead', 'Dead', 6, 6, { dead: true }),
  ],
  lasting: null,
  serious: seriousInjuryThird,
}

export const casualtyFor = (table: CasualtyTable, faces: readonly number[], modifier = 0): Casualty => {
  const roll = table.read(faces) + modifier
  const row = table.rows.find(({ rolls }) => roll >= rolls[0] && roll <= rolls[1])
  if (!row) throw new Error(`the casualty table has no row for ${roll}`)
  return row
}

/** The row of that id, also where a second roll gives it. */
export const casualtyRow = (table: CasualtyTable, id: string): Casualty | undefined =>
  table.rows.find((one) => one.id === id) ?? (table.serious && casualtyRow(table.serious, id))

/** Everything that a table can do to a player, by id and name: its rows, those of a second roll, and lasting injuries. */
export const injuriesOf = (
  table: CasualtyTable | undefined,
): readonly { readonly id: string; readonly name: string }[] =>
  table ? [...table.rows, ...(table.serious?.rows ?? []), ...(table.lasting ?? [])] : []

export const casualtyNamed = (table: CasualtyTable, id: string): Casualty => {
  const row = casualtyRow(table, id)
  if (!row) throw new Error(`the casualty table has no row ${id}`)
  return row
}

/** The name of any result: a row, a lasting injury, or else the id itself. */
export const casualtyName = (table: CasualtyTable, id: string): string =>
  injuriesOf(table).find((one) => one.id === id)?.name ?? id
