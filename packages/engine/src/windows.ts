// The moments of a match at which skills may step in, as a closed list. Neighbours: hooks.ts says how, procs/window.ts opens them.

/** Moments at which skills may step in. The owners asked are named where the window is opened. */
export const windowNames = [
  /** After an action was declared, before it is taken: the acting player. */
  'activated',
  /** A team-mate was activated and keeps his head: players next to him. */
  'mateActivated',
  /** An action was declared on him, and the acting player keeps his head: the player named. */
  'nominated',
  /** Before a player leaves a square: opponents whose zone he leaves. */
  'leaving',
  /** Before a roll of his: the roller. */
  'rolling',
  /** After a dodge, go for it, catch … was rolled: the roller, then opponents whose zone he left. */
  'rolled',
  /** After a player moved a square: opponents whose zone he left. */
  'left',
  /** He has used up all his movement, rushes included, and still stands: the acting player. */
  'movementSpent',
  /** A jump is about to be rolled for: the jumper. */
  'jumping',
  /** After a player's action, before it ends: the acting player. */
  'actionEnding',
  /** Before a player gives the ball to a team-mate by a pass or hand-off: the giver. */
  'givingBall',
  /** After a block was declared: attacker (who may attack otherwise), then defender. */
  'blockDeclared',
  /** The attack is coming, of whatever kind, and nothing called it off: the defender. */
  'attackComing',
  /** The block goes ahead, before the dice are counted: attacker, then defender. */
  'blockStarting',
  /** A Both Down was chosen: attacker, then defender. */
  'bothDown',
  /** A Defender Stumbles was chosen: attacker, then defender. */
  'stumbles',
  /** A player is about to be pushed: attacker, then the pushed player. */
  'pushing',
  /** After a push, before the choice to follow up: attacker, then defender. */
  'followingUp',
  /** After a block is settled: the attacker. */
  'blockSettled',
  /** A block and all that came of it is over, a second one of the same action included: the acting player. */
  'blockOver',
  /** The direction of a swing was rolled: the one who swings about. */
  'swingRolled',
  /** An armour roll was made: the attacker or fouler, then the victim. */
  'armourRolled',
  /** An injury roll was made: the attacker or fouler, then the victim. */
  'injuryRolled',
  /** A casualty was suffered and the apothecary has been: the victim. */
  'casualty',
  /** What he did in the place of a block is done: the attacker. */
  'weaponUsed',
  /** A bomb was caught: whose bomb it was. */
  'bombCaught',
  /** The referee wants to send a player off, before his coach has a say: that player. */
  'sendingOff',
  /** A casualty was suffered, before anybody looks after it: whoever caused it. */
  'casualtyCaused',
  /** A player was knocked out or became a casualty, and nobody helped him: his team-mates, wherever they are. */
  'mateLost',
  /** A pass target was named, before interceptions: opponents. */
  'passDeclared',
  /** Somebody gets in the way of a pass, before he rolls: that player. */
  'interfering',
  /** A throw has scattered and not yet come down: the thrower. */
  'passScattered',
  /** A pass was intercepted: the thrower. */
  'intercepted',
  /** A pass was fumbled: the thrower. */
  'fumbled',
  /** A team-mate is about to be thrown: the thrower. */
  'throwingTeamMate',
  /** A player has caught the ball: opponents who mark him. */
  'caught',
  /** A ball comes down on an empty square: players next to it. */
  'ballLanding',
  /** The ball was dropped by a player who was knocked down or placed prone, before it bounces: that player. */
  'ballDropped',
  /** The kick was rolled, before it flies: kicking side. */
  'kickScattered',
  /** The kick has flown: all players on the pitch, the kicking side first. */
  'kickFlown',
  /** The kick has flown, before the kick-off table: receiving side. */
  'kickReturn',
  /** A team turn is over and the drive goes on: players of the other side. */
  'foesTurnEnded',
  /** A touchdown was scored: the scorer. */
  'scored',
  /** A drive has ended, before the pitch is cleared: all players. */
  'driveEnding',
] as const
export type WindowName = (typeof windowNames)[number]
