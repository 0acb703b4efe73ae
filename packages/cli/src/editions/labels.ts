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
  onLineOfScrimmage: counted('players at least on the line of scrimmage'),
  inEachWideZone: counted('players at most in each wide zone'),
  goForIts: counted('squares he may rush beyond his movement'),
  standUpCost: counted('movement spent on standing up'),
  standUpRoll: rolled('standing up with less movement than that'),
  knockOutRecovery: rolled('a knocked-out player recovers'),
  bribeRoll: rolled('a bribe works'),
  chefRoll: rolled('a die of the chef takes a re-roll'),
  apothecaryRoll: rolled('the apothecary heals, where he rolls a die for it'),
  heatExhaustion: { label: 'a player collapses in the heat', say: (value) => `${value} or less` },
  turnsLostWithNobodyToField: counted('turns both teams lose when neither can field a player'),
  throwInCountsStart: decided('a throw-in counts the square it starts from'),
  passScatters: counted('squares an inaccurate pass scatters'),
  teamRerollsPerTurn: {
    label: 'team re-rolls in one turn',
    say: (value) => (value > MANY ? 'as many as there are' : String(value)),
  },
  scoresAtOnce: decided('a touchdown counts as soon as it is scored, in the middle of an action'),
  handsToFoes: decided('the ball may be handed to an opponent'),
  nominates: listed('actions whose target is named when they are declared'),
  treatsGuests: decided('apothecaries look after stars and mercenaries too'),
  namesBlockTarget: decided('the target of a block is named before its blocker rolls for himself'),
  everybodyJumps: decided('anyone may jump over a player who is down'),
  endOfDrive: listed('what follows a drive, in this order'),
  gustScatters: counted('squares the wind moves a kick when fair weather stays'),
  namesKicker: decided('the kicking coach names who kicks'),
  statLimits: {
    label: 'limits of a characteristic',
    say: (limits) => list(Object.entries(limits).map(([name, [least, most]]) => `${name} ${least} to ${most}`)),
  },
  touchbackToAnyone: decided('a touchback may go to any player, the fallen included when nobody stands'),
  concedesWith: { label: 'players available with which a coach may give up', say: (value) => `${value} or fewer` },
  concederLosesScore: decided('whoever concedes hands over his touchdowns'),
  watchesStalling: decided('stalling is watched for'),
  bonusActions: listed('actions in the free turn of a kick-off blitz'),
  bonusRerolls: decided('team re-rolls in that free turn'),
  suddenDeath: decided('in overtime the first touchdown wins'),
  rulerWidth: {
    label: 'width of the ruler that finds who is in the way of a pass, in squares',
    say: ([over, under]) => String(over / under),
  },
  extraPlayers: counted('players that skills may bring on besides'),
  rootedKeepsMovement: decided('a rooted player may still stand up, and block in a blitz'),
  heldEndsAction: decided('whoever is held in his square is done with his action'),
  oncePerTurn: listed('actions of one player a turn'),
  unfedLeave: decided('a thirsty player who does not feed leaves the pitch'),
  kickBackEndsTurn: decided('a weapon that kicks back always ends the turn'),
  bombs: {
    label: 'bombs',
    say: ({ refusable, fuse, knockDown }) =>
      list([
        refusable ? 'nobody has to catch one' : 'whoever can must catch one',
        fuse === 0 ? 'never go off when caught' : `go off when caught on ${fuse}+`,
        knockDown ? 'knock down' : 'place prone',
      ]),
  },
  diversTakeTurns: decided('several who dive for a ball try one after another'),
  doubleBlock: {
    label: 'blocking two at once',
    say: ({ attacker, defender, together }) =>
      list([
        ...(attacker === 0 ? [] : [`attacker ${signed(attacker)} ST`]),
        ...(defender === 0 ? [] : [`each defender ${signed(defender)} ST`]),
        together ? 'both together' : 'one after the other',
      ]),
  },
  skillsNeedZones: decided('skills need the tackle zones of their owner'),
  zonesBackOnActivation: decided('lost tackle zones come back with the next activation'),
  cooksAfterKick: decided('chefs cook once the first kick of a half has flown'),
  hiring: {
    label: 'a squad with stars or mercenaries',
    say: (limits) =>
      limits === null
        ? 'nobody counts'
        : list([
            `${limits.mostPlayers} players at most`,
            `${limits.mostStars} stars at most`,
            ...(limits.pairIsOneChoice ? ['a pair counts as one'] : []),
            ...(limits.sharedStarPlaysForNobody ? ['a star of both sides plays for neither in a league'] : []),
          ]),
  },
}
