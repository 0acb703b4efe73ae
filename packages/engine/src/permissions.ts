// What a skill permits its owner, or spares or forbids him: a closed list. Neighbours: hooks.ts lets a skill name entries, kit.ts
// works out what a player's skills permit together (`may`), procs/ asks.

export const permissions = [
  // In a block
  /** Assists blocks from inside enemy tackle zones. */
  'assistsAnywhere',
  /** Opponents he marks cannot assist from inside tackle zones in their own turn. */
  'deniesAssists',
  /** May block a second opponent in the same Block action. */
  'blocksTwo',
  /** May declare a Block action while prone, standing up by a roll. */
  'blocksFromProne',
  /** A special action of his that replaces a block may target prone and stunned opponents. */
  'attacksDowned',
  /** With Animal Savagery he may lash out at an opponent instead of a team-mate. */
  'lashesOutAtFoes',
  /** He attacks with a weapon that can kick back; his fouls use it too. */
  'kicksBack',
  /** Nobody assists his own blocks and fouls. */
  'unassisted',
  /** May slash with claws instead of blocking. */
  'slashes',
  /** May swing his tail instead of blocking. */
  'swingsTail',
  /** May saw at an opponent instead of blocking or tackling him. */
  'saws',
  /**
   * Is a machine, its crew inside: it moves as it is driven, points one way and has no tackle zone, crushes balls, is not hurt, and a fall
   * makes it a wreck.
   */
  'isMachine',
  /** Makes no attack of any kind, and tackles nobody. */
  'attacksNobody',
  /** While he can make a shoulder charge he makes no other attack and does not end his action. */
  'mustCharge',
  /** Declares Block and Blitz actions only, and makes the block. */
  'mustBlock',

  // On the move
  /** May leap to a square up to two away, once per turn. */
  'leaps',
  /** His jump rolls have no penalty at all. */
  'jumpsFreely',
  /** Moves in random directions only, and must use all his movement. */
  'swings',
  /** He may stop moving at random when he likes, and rushes before he hits another player. */
  'swingsAtWill',
  /** If the skill was used on a dodge roll, he is placed prone in the square that the dodger left. */
  'divesAfterDodger',
  /** May use Hypnotic Gaze at the end of a Move action. */
  'gazes',
  /** The same at any point of any action. */
  'gazesAnytime',
  /** Never sprints. */
  'neverSprints',
  /** May leap into the end zone where he scores, instead of sprinting. */
  'leapsHome',
  /** Acts before team-mates without it, or not at all. */
  'actsFirst',

  // With the ball, and with team-mates in its place
  /** May throw the ball to any square; the pass is never accurate. */
  'throwsAnywhere',
  /** May leave the ball in a square he has just left. */
  'leavesBall',
  /** Never gives up the ball by choice: no pass, no hand-off, no dropping it. */
  'keepsBall',
  /** Gives the ball to anybody, whatever he thinks of him. */
  'ignoresDislikes',
  /** Cannot pick up, catch, intercept or hold the ball. */
  'cannotHoldBall',
  /** A team-mate he fumbles lands on his feet, unless he lands on another player. */
  'fumblesSafely',
  /** Swoops instead of scattering when he is thrown. */
  'swoops',

  /** A specialist: his kicks are accurate more often, and where it is played he boots opponents. */
  'trainedToKick',
  /** May kick the ball so high that it comes down turns later. */
  'kicksHigh',

  /** Throws grenades at the end of a turn in which he has not moved. */
  'throwsGrenades',

  // For his team
  /** Cannot use team re-rolls, the leader's included. */
  'noTeamRerolls',
  /** Is never set up together with a team-mate who has it too. */
  'apart',
  /** Gives his team a leader re-roll. */
  'leads',
  /** Gives his team a re-roll while he is in play. */
  'lendsReroll',

  /** Daylight troubles his throws. */
  'shunsLight',

  // Fouls and the referee
  /** The referee does not see doubles on his foul's armour roll. */
  'foulsUnseen',
  /** The same if the armour holds. */
  'foulsUnseenIfArmourHolds',
  /** Cannot be fouled. */
  'cannotBeFouled',
  /** No one may argue the call or pay a bribe for him. */
  'cannotBePardoned',

  // Hurt, and hurting
  /** Opponents cannot modify armour rolls against him or use skills to break his armour. */
  'armourUnmodified',
  /** Nothing modifies injury rolls against him. */
  'injuryUnmodified',
  /** When he falls or is placed prone, an injury roll is made without an armour roll. */
  'noArmourRoll',
  /** Stunned he goes to the reserves, and knocked out to the Stunned box. */
  'shrugsOffStuns',
  /** A stunned result knocks him out. */
  'stunnedIsKnockedOut',
  /** Earns no credit for casualties he causes. */
  'earnsNoCasualties',
  /** Opponents he kills join his team after the match. */
  'infectsAfterMatch',
  /** One opponent he kills joins his team during the match. */
  'infectsAtOnce',
  /** Cannot be infected. */
  'cannotBeInfected',
  /** Cannot be raised from the dead. */
  'cannotBeRaised',
] as const
export type Permission = (typeof permissions)[number]

/** What a player is permitted while he is in a certain state; the skill says in which. */
export const conditionalPermissions = [
  /** Throws team-mates. */
  'throwsTeamMates',
  /** Can be thrown. */
  'canBeThrown',
  /** If he has just taken the ball from its carrier, that causes no turnover. */
  'robsQuietly',
] as const
export type ConditionalPermission = (typeof conditionalPermissions)[number]
