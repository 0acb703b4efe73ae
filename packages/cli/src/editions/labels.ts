// Labels for every number of an edition; a number without one does not compile. Neighbours: grids.ts shows the numbers,
// words.ts formats plain values.
import { type Edition, spelledOut } from '@double-skulls/engine'
import { list, NONE, signed, yesOrNo } from './words.ts'

type Rules = Edition['rules']
export type Topic = keyof Rules

export interface Label<T> {
  readonly label: string
  readonly say: (value: T) => string
}

type TopicLabels<T> = { readonly [N in keyof T]-?: Label<T[N]> }
export type Labels = { readonly [T in Topic]-?: TopicLabels<NonNullable<Rules[T]>> }

const counted = (label: string): Label<number> => ({ label, say: String })
const rolled = (label: string): Label<number> => ({ label, say: (value) => `${value}+` })
const decided = (label: string): Label<boolean> => ({ label, say: yesOrNo })
const listed = (label: string): Label<readonly string[]> => ({ label, say: (ids) => list(ids.map(spelledOut)) })

type Recoveries = NonNullable<Rules['hurt']['recoveries']>
type Recovery = Recoveries['standard']

const boxWords = (recovery: Recovery): string =>
  list(Object.entries(recovery).map(([box, roll]) => `${spelledOut(box)} ${roll === 1 ? 'always' : `${roll}+`}`))

const recoveryWords = (recoveries: Recoveries | null): string =>
  recoveries === null
    ? NONE
    : [
        boxWords(recoveries.standard),
        ...Object.entries(recoveries.races).map(([race, recovery]) => `${race}: ${boxWords(recovery)}`),
      ].join('; ')

const ordinals: readonly string[] = ['first', 'second']

/** More than any team can have. */
const MANY = 50

export const labels: Labels = {
  clock: {
    halves: counted('halves'),
    turnsPerHalf: counted('turns of each team in a half'),
    touchdownsToWin: {
      label: 'touchdowns that win at once',
      say: (value) => (value === null ? 'none' : String(value)),
    },
    turnsLostWithNobodyToField: counted('turns lost when neither team can field a player'),
    suddenDeath: decided('sudden death: the first touchdown in overtime wins'),
    downs: {
      label: 'downs in a half and in one drive',
      say: (downs) => (downs === null ? NONE : `${downs.perHalf} and ${downs.perDrive}`),
    },
  },
  drive: {
    endOfDrive: listed('order of events at the end of a drive'),
    heatExhaustion: { label: 'roll to collapse in Sweltering Heat', say: (value) => `${value} or less` },
  },
  concession: {
    concedesWith: {
      label: 'players with which a coach may concede before set-up',
      say: (value) => (value < 0 ? 'none' : `${value} or fewer`),
    },
    turnStartWith: {
      label: 'players with which a coach may concede at the start of his turn',
      say: (value) => (value === null ? 'any number' : `${value} or fewer`),
    },
    concederLosesScore: decided('a coach who concedes gives his touchdowns to the opponent'),
  },
  setUp: {
    playersOnPitch: counted('players of a team on the pitch'),
    fieldsAll: decided('a coach must set up as many players as he may'),
    extraPlayers: counted('extra players that skills may bring on'),
    onLineOfScrimmage: counted('fewest players on the line of scrimmage'),
    inEachWideZone: counted('most players in each wide zone'),
    lines: {
      label: 'the line up to which the offence and the defence set up',
      say: (value) =>
        value === null ? 'the halfway line' : `${ordinals[value.offence]} and ${ordinals[value.defence]}`,
    },
  },
  kickOff: {
    namesKicker: decided('the kicking coach chooses the kicker'),
    gustScatters: counted('squares the wind moves the kick after Changing Weather'),
    touchbackToAnyone: decided('a touchback may go to any player, even a prone one if nobody stands'),
    bonusActions: listed('actions in the bonus turn of a kick-off Blitz'),
    bonusForMarked: decided('marked players act in the bonus turn of a kick-off Blitz'),
    squaresAfterKick: counted('squares that each kicking player may move before the first turn'),
    coinDecides: decided('who wins the toss receives without being asked'),
  },
  turn: {
    declaresFirst: decided('an action is declared before it begins'),
    oncePerTurn: listed('actions allowed once a turn'),
    nominates: listed('actions that nominate their target when declared'),
    scoresAtOnce: decided('a touchdown counts at once, even in the middle of an action'),
    watchesStalling: decided('stalling may be punished by the crowd'),
    turnsOver: {
      label: 'a stunned player turns over',
      say: (value) =>
        value === 'asMove'
          ? 'by a Move action'
          : `at the ${value === 'atTurnEnd' ? 'end' : 'start'} of his team's turn`,
    },
    celebrates: decided("a touchdown in the opponents' turn costs a turn"),
  },
  move: {
    bigBasesFace: decided('a player on a big base faces one way and marks nobody behind him'),
    bigStepsOver: decided('a player on a big base may move over players who are down'),
    goForIts: counted('squares a player may go for it (rush)'),
    standUpCost: counted('movement for standing up'),
    everybodyJumps: decided('every player may jump over prone and stunned players'),
    rootedKeepsMovement: decided('a rooted player may stand up, and block in a Blitz'),
    heldEndsAction: decided('a player held by Tentacles ends his action'),
    tackles: {
      label: 'tackles that opponents may claim for a step',
      say: (value) =>
        value === null ? 'none' : value.insideOneZone ? 'inside the zone of one opponent' : 'from any zone to any zone',
    },
    goesOnFromZones: decided('squares beyond the normal movement may begin inside a tackle zone'),
  },
  zones: {
    skillsNeedZones: decided('a player without a tackle zone cannot use skills'),
    zonesBackOnActivation: decided('a lost tackle zone returns at the next activation'),
    gazeLasts: {
      label: 'Hypnotic Gaze lasts',
      say: (value) => (value === 'turn' ? 'to the end of the turn' : "to its victim's next action"),
    },
  },
  teamRerolls: {
    teamRerollsPerTurn: {
      label: 'team re-rolls in one turn',
      say: (value) => (value > MANY ? 'as many as there are' : String(value)),
    },
    bonusRerolls: decided('team re-rolls work in the bonus turn of a kick-off Blitz'),
    everyThrow: decided('any dice may be re-rolled, even those of no player'),
    restoredAtHalf: decided('team re-rolls come back at half-time'),
  },
  ball: {
    balls: listed('balls with which a drive begins'),
    passScatters: counted('squares an inaccurate pass scatters'),
    rulerWidth: {
      label: 'width of the interception ruler, in squares',
      say: ([over, under]) => String(over / under),
    },
    handsToFoes: decided('a hand-off may go to an opponent'),
    throwInDirections: {
      label: 'the highest D6 for the first and the second direction of a throw-in',
      say: (highest) => highest.join('/'),
    },
    throwInDice: counted('dice for the distance of a throw-in'),
    throwInCountsStart: decided('a throw-in counts its starting square'),
    diversTakeTurns: decided('several players with Diving Catch try in turn'),
    catchesRefusable: decided('a player may refuse to catch the ball'),
    restsWhereItLands: decided('a ball that comes down on an empty square lies still'),
    onTable: { label: 'throws are read on a table', say: (throws) => yesOrNo(throws !== null) },
    teamMateRanges: { label: 'how far a team-mate can be thrown', say: list },
  },
  block: {
    namesBlockTarget: decided('a block names its target before the blocker rolls for traits like Bone Head'),
    doubleBlock: {
      label: 'Multiple Block',
      say: ({ attacker, defender, together, asOne, adds }) =>
        list([
          ...(attacker === 0 ? [] : [`attacker ${signed(attacker)} ST`]),
          ...(defender === 0 ? [] : [`each defender ${signed(defender)} ST`]),
          together ? 'both together' : 'one after the other',
          ...(asOne ? ['beside each other, with one roll'] : []),
          ...(adds ? ['their ST added'] : []),
        ]),
    },
    kickBackEndsTurn: decided('a Chainsaw that kicks back is always a turnover'),
    armourInCrowd: decided('a player knocked down into the crowd rolls for armour first'),
  },
  foul: {
    bonus: { label: 'modifier on the armour roll of every foul', say: signed },
  },
  hurt: {
    fallsAs: { label: 'how a player lies who goes down', say: (as) => (as === 'prone' ? 'face up' : 'face down') },
    boxes: { label: 'boxes for the hurt', say: (boxes) => list(boxes.map(spelledOut)) },
    recoveries: { label: 'who comes back from the boxes at a restart', say: recoveryWords },
    apothecaryUses: counted('treatments by one apothecary in a match'),
    treatsGuests: decided('the apothecary may treat stars and mercenaries'),
    unfedLeave: decided('a player who fails Bloodlust and does not bite leaves the pitch'),
    nigglingHurts: decided('niggling injuries make injuries in a match worse'),
    henchmen: decided('a henchman may roll a failed Regeneration again'),
  },
  referees: {
    count: counted('referees on the pitch'),
    stats: {
      label: 'characteristics of a referee',
      say: (stats) => list(Object.entries(stats).map(([name, value]) => `${name} ${value}`)),
    },
  },
  chef: {
    chefRoll: rolled('roll for each re-roll that the chef takes'),
    cooksAfterKick: decided('the chef rolls after the first kick of a half'),
  },
  bombs: {
    refusable: decided('catching a bomb is optional'),
    fuse: { label: 'a bomb explodes when caught', say: (value) => (value === 0 ? 'never' : `on ${value}+`) },
    knockDown: decided('a bomb knocks down; otherwise it places prone'),
  },
  hiring: {
    mostPlayers: counted('most players of a squad with stars or mercenaries'),
    mostStars: counted('most stars of a squad'),
    pairIsOneChoice: decided('a pair of stars counts as one'),
    sharedStarPlaysForNobody: decided('a star of both sides plays for neither in a league'),
  },
  lineUp: {
    barred: {
      label: 'skills that play only with an option of the match',
      say: (barred) => list(barred.map(({ skill }) => spelledOut(skill))),
    },
    starsWith: {
      label: 'option without which nobody has stars',
      say: (option) => (option ? spelledOut(option) : NONE),
    },
    apart: { label: 'races that play with nobody but themselves', say: list },
    pure: {
      label: 'the only races, each in teams of its own',
      say: (pure) => (pure === null ? NONE : list(pure.races)),
    },
    weapons: counted('most secret weapons of a team'),
    mutants: { label: 'races that may have mutations', say: (races) => (races === null ? 'all' : list(races)) },
  },
}
