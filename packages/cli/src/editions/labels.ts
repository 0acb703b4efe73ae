// Labels for every number of an edition; a number without one does not compile. Neighbours: grids.ts shows the numbers,
// words.ts formats plain values.
import { type Edition, spelledOut } from '@double-skulls/engine'
import { list, signed, yesOrNo } from './words.ts'

export type Numbers = Edition['numbers']

export interface Label<T> {
  readonly label: string
  readonly say: (value: T) => string
}

type Labels = { readonly [N in keyof Numbers]: Label<Numbers[N]> }

const counted = (label: string): Label<number> => ({ label, say: String })
const rolled = (label: string): Label<number> => ({ label, say: (value) => `${value}+` })
const decided = (label: string): Label<boolean> => ({ label, say: yesOrNo })
const listed = (label: string): Label<readonly string[]> => ({ label, say: (ids) => list(ids.map(spelledOut)) })

/** More than any team can have. */
const MANY = 50

export const labels: Labels = {
  turnsPerHalf: counted('turns of each team in a half'),
  playersOnPitch: counted('players of a team on the pitch'),
  onLineOfScrimmage: counted('fewest players on the line of scrimmage'),
  inEachWideZone: counted('most players in each wide zone'),
  goForIts: counted('squares a player may go for it (rush)'),
  standUpCost: counted('movement for standing up'),
  standUpRoll: rolled('roll to stand up with less movement than that'),
  knockOutRecovery: rolled('roll to recover from a knock-out'),
  bribeRoll: rolled('roll for a bribe'),
  chefRoll: rolled('roll for each re-roll that the chef takes'),
  apothecaryRoll: rolled('roll of the apothecary, where he needs one'),
  heatExhaustion: { label: 'roll to collapse in Sweltering Heat', say: (value) => `${value} or less` },
  turnsLostWithNobodyToField: counted('turns lost when neither team can field a player'),
  throwInCountsStart: decided('a throw-in counts its starting square'),
  passScatters: counted('squares an inaccurate pass scatters'),
  teamRerollsPerTurn: {
    label: 'team re-rolls in one turn',
    say: (value) => (value > MANY ? 'as many as there are' : String(value)),
  },
  scoresAtOnce: decided('a touchdown counts at once, even in the middle of an action'),
  handsToFoes: decided('a hand-off may go to an opponent'),
  nominates: listed('actions that nominate their target when declared'),
  treatsGuests: decided('the apothecary may treat stars and mercenaries'),
  namesBlockTarget: decided('a block names its target before the blocker rolls for traits like Bone Head'),
  everybodyJumps: decided('every player may jump over prone and stunned players'),
  endOfDrive: listed('order of events at the end of a drive'),
  gustScatters: counted('squares the wind moves the kick after Changing Weather'),
  namesKicker: decided('the kicking coach chooses the kicker'),
  statLimits: {
    label: 'limits of characteristics',
    say: (limits) => list(Object.entries(limits).map(([name, [least, most]]) => `${name} ${least} to ${most}`)),
  },
  touchbackToAnyone: decided('a touchback may go to any player, even a prone one if nobody stands'),
  concedesWith: { label: 'players with which a coach may concede before set-up', say: (value) => `${value} or fewer` },
  concederLosesScore: decided('a coach who concedes gives his touchdowns to the opponent'),
  watchesStalling: decided('stalling may be punished by the crowd'),
  bonusActions: listed('actions in the bonus turn of a kick-off Blitz'),
  bonusRerolls: decided('team re-rolls in that bonus turn'),
  suddenDeath: decided('sudden death: the first touchdown in overtime wins'),
  rulerWidth: {
    label: 'width of the interception ruler, in squares',
    say: ([over, under]) => String(over / under),
  },
  extraPlayers: counted('extra players that skills may bring on'),
  rootedKeepsMovement: decided('a rooted player may stand up, and block in a Blitz'),
  heldEndsAction: decided('a player held by Tentacles ends his action'),
  oncePerTurn: listed('actions allowed once a turn'),
  unfedLeave: decided('a player who fails Bloodlust and does not bite leaves the pitch'),
  kickBackEndsTurn: decided('a Chainsaw that kicks back is always a turnover'),
  bombs: {
    label: 'bombs',
    say: ({ refusable, fuse, knockDown }) =>
      list([
        refusable ? 'catching one is optional' : 'catching one is compulsory',
        fuse === 0 ? 'never explode when caught' : `explode when caught on ${fuse}+`,
        knockDown ? 'knock down' : 'place prone',
      ]),
  },
  diversTakeTurns: decided('several players with Diving Catch try in turn'),
  doubleBlock: {
    label: 'Multiple Block',
    say: ({ attacker, defender, together }) =>
      list([
        ...(attacker === 0 ? [] : [`attacker ${signed(attacker)} ST`]),
        ...(defender === 0 ? [] : [`each defender ${signed(defender)} ST`]),
        together ? 'both together' : 'one after the other',
      ]),
  },
  skillsNeedZones: decided('a player without a tackle zone cannot use skills'),
  zonesBackOnActivation: decided('a lost tackle zone returns at the next activation'),
  cooksAfterKick: decided('the chef rolls after the first kick of a half'),
  hiring: {
    label: 'limits of a squad with stars or mercenaries',
    say: (limits) =>
      limits === null
        ? 'none'
        : list([
            `${limits.mostPlayers} players at most`,
            `${limits.mostStars} stars at most`,
            ...(limits.pairIsOneChoice ? ['a pair counts as one'] : []),
            ...(limits.sharedStarPlaysForNobody ? ['a star of both sides plays for neither in a league'] : []),
          ]),
  },
}
