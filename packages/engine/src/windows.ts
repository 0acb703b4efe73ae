// The moments at which skills may step in, as a closed list. Neighbours: hooks.ts says how, procs/rolling/window.ts opens them.

/** Each comment ends with the players asked, in order. */
export const windowNames = [
  /** After an action was declared, before it is taken: the acting player. */
  'activated',
  /** A team-mate was activated and passed his own tests: players next to him. */
  'mateActivated',
  /** An action against him was declared, and the acting player passed his own tests: the target. */
  'nominated',
  /** Before a player leaves a square: opponents whose zone he leaves. */
  'leaving',
  /** Before a player rolls: that player. */
  'rolling',
  /** After a dodge, go for it, catch … was rolled: the roller, then opponents whose zone he left. */
  'rolled',
  /** After a player moved a square: opponents whose zone he left. */
  'left',
  /** He has used all his movement, rushes included, and still stands: the acting player. */
  'movementSpent',
  /** A jump is about to be rolled: the jumper. */
  'jumping',
  /** After a player's action, before it ends: the acting player. */
  'actionEnding',
  /** Before a player gives the ball to a team-mate by a pass or hand-off: the giver. */
  'givingBall',
  /** After a block was declared: attacker (who may use another attack instead), then defender. */
  'blockDeclared',
  /** A block or a special action in its place is about to happen: the defender. */
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
  /** The result of a block was applied: the attacker. */
  'blockSettled',
  /** A block with all its consequences is over, a second block of the same action included: the acting player. */
  'blockOver',
  /** The direction of a random move was rolled: the moving player. */
  'swingRolled',
  /** An armour roll was made: the attacker or fouler, then the victim. */
  'armourRolled',
  /** An injury roll was made: the attacker or fouler, then the victim. */
  'injuryRolled',
  /** A casualty was suffered and the apothecary was offered: the victim. */
  'casualty',
  /** A special action in place of a block is over: the attacker. */
  'weaponUsed',
  /** A bomb was caught: the bomber. */
  'bombCaught',
  /** A player is about to be sent off, before his coach can argue or bribe: that player. */
  'sendingOff',
  /** A casualty was suffered, before any treatment: the player who caused it. */
  'casualtyCaused',
  /** A player was knocked out or became a casualty and stays it: his team-mates, on and off the pitch. */
  'mateLost',
  /** A pass target was named, before interceptions: opponents. */
  'passDeclared',
  /** A player tries to intercept, before he rolls: that player. */
  'interfering',
  /** A pass has scattered and not yet landed: the thrower. */
  'passScattered',
  /** A pass was intercepted: the thrower. */
  'intercepted',
  /** A pass was fumbled: the thrower. */
  'fumbled',
  /** A team-mate is about to be thrown: the thrower. */
  'throwingTeamMate',
  /** A player has caught the ball: opponents who mark him. */
  'caught',
  /** The ball lands on an empty square: players next to it. */
  'ballLanding',
  /** A player who was knocked down or placed prone dropped the ball, before it bounces: that player. */
  'ballDropped',
  /** The kick was rolled, before the ball moves: kicking side. */
  'kickScattered',
  /** The kick has landed or left the pitch: all players on the pitch, the kicking side first. */
  'kickFlown',
  /** The same, before the kick-off table: receiving side. */
  'kickReturn',
  /** A team turn is over and the drive goes on: players of the other side. */
  'foesTurnEnded',
  /** A touchdown was scored: the scorer. */
  'scored',
  /** A drive has ended, before the pitch is cleared: all players. */
  'driveEnding',
] as const
export type WindowName = (typeof windowNames)[number]
