// Sentences for the results of rolls that are read on a table, several for the frequent ones; any other result has its name. Neighbours:
// sentence.ts and sideRoll.ts tell rolls, resultTables.ts names results.
import type { Explanation } from '@double-skulls/engine'
import { resultWords } from './resultTables.ts'

type Phrases = { readonly [result: string]: readonly string[] }

const hit: Phrases = {
  attackerStunned: ['{who} runs into a wall, and does not get up.', '{who} hits first, and feels it most.'],
  attackerDown: ['{who} comes off worse.', '{who} bounces off.', '{who} swings, misses, and goes over.'],
  nothing: ['{who} hits, and neither gives way.', '{who} and his man glare at each other.', '{who} cannot move him.'],
  bothDown: ['{who} takes his man down, and himself.', '{who} goes down in a heap with him.'],
  defenderDown: ['{who} knocks him over.', '{who} puts him on his face.', '{who} runs him down.'],
  defenderStunned: ['{who} hits him so that he is carried off.', '{who} puts his lights out.'],
  pushedBack: ['{who} shoves him back.', '{who} moves him.'],
  pushedDown: ['{who} shoves him off his feet.'],
}

const thrown: Phrases = {
  intercepted: ['{who} throws, and somebody reads it.', '{who} throws it where he should not.'],
  missed: ['{who} throws, and misses his man.', '{who} throws wide.'],
  caught: ['{who} finds his man.', '{who} throws, and it sticks.', '{who}: a clean throw.'],
}

const aimed: Phrases = {
  miscast: ['{who} gets a syllable wrong.', '{who} forgets how it went on.'],
  missed: ['{who} aims, and it goes astray.', 'Close, but {who} is no wizard.'],
  onTarget: ['{who} is right on target.', '{who} takes aim, and it goes where he looks.'],
}

const byTable: { readonly [table: string]: Phrases } = {
  block: hit,
  multipleBlock: {
    attackerDown: ['{who} runs into all of them, and goes over.'],
    nothing: ['{who} hits, and neither gives way.'],
    bothDown: ['Everybody goes down, {who} with them.'],
    defenderDown: ['{who} bowls them over.'],
  },
  push: hit,
  tackle: {
    tacklerDown: ['{who} dives for the tackle, and meets the ground.', '{who} misses the tackle, and falls.'],
    nothing: ['{who} gets a hand on him, no more.', '{who} grabs at a shirt.'],
    bothDown: ['{who} brings him down, and goes down with him.'],
    moverDown: ['{who} brings him down.', '{who} has him by the ankles.'],
  },
  dodge: {
    dodged: ['{who} is not where the blow lands.', '{who} steps aside.'],
    defenderDown: ['{who} dodges, into the blow.'],
    defenderStunned: ['{who} dodges the wrong way, and is carried off.'],
  },
  spellQuick: aimed,
  spellShort: aimed,
  spellLong: aimed,
  spellBomb: aimed,
  throwQuick: thrown,
  throwShort: thrown,
  throwLong: thrown,
  throwBomb: thrown,
  leap: {
    lands: ['{who} leaps, and lands.'],
    fallsBefore: ['{who} leaps, more or less on the spot.'],
    fallsBeyond: ['{who} leaps, and lands on his face.'],
  },
  land: {
    crashes: ['{who} lands on everything but his feet.', '{who} comes down like a sack of bricks.'],
    falls: ['{who} lands, and lies.', '{who} hits the turf, and stays there for now.'],
    lands: ['{who} lands on his feet, and bows.'],
  },
  seeSaw: {
    snaps: ['Snap! The see-saw does not even go up, and neither does {who}.'],
    breaks: ['Crack: the see-saw is two pieces of wood, and {who} lies between them.'],
    wrongWay: ['Up, and backwards: that was not what {who} had in mind.'],
    swap: ['Straight up, and straight down again. Now it is the other one’s turn.'],
    rightWay: ['Up and away over the heads: {who} has the direction right.'],
  },
  fuse: {
    explodes: ['{who} looks into the touch-hole, and there is a very loud noise.'],
    goesOut: ['{who} blows on the fuse. It is out.', 'The fuse hisses, and {who} waits. And waits.'],
    fires: ['{who} puts the match to it: bang!'],
  },
  cannonball: {
    pops: ['A small cloud of smoke, and the shot of {who} rolls out of the muzzle.'],
    flies: ['The shot of {who} whistles over the pitch.'],
    liftsOff: ['The shot of {who} clears the stands, and keeps climbing.'],
  },
  spikedPit: {
    spiked: ['{who} lands on the spikes.', '{who} finds out what glinted.'],
    missed: ['{who} lands between the spikes.', '{who} misses the spikes by a whisker.'],
  },
  impaled: {
    injured: ['{who} is pulled off the spikes, in one piece.'],
    dead: ['{who} will not be pulled off the spikes in a hurry.'],
  },
  interception: {
    fumbled: ['{who} lets go of the ball too soon.'],
    misthrown: ['{who} throws it to nobody at all.'],
    intercepted: ['The throw of {who} goes to the wrong side.'],
  },
  saw: {
    slipped: ['{who} swings, and the saw has ideas of its own.', '{who} loses his grip, if he ever had one.'],
    missed: ['{who} saws a slice of air.', '{who} misses by a whisker, and keeps the whisker.'],
    sawn: ['{who} gets his teeth into him.', '{who} hits something that screams.'],
    beheaded: ['{who} shortens him by a head.', '{who} takes a little off the top. All of it.'],
  },
  assassinEffect: {
    minor: ['The knife has slipped: a scratch.'],
    major: ['The knife went in.'],
    dead: ['The knife went in, to the hilt.'],
  },
  drugEffect: {
    laxative: ['It was a laxative.'],
    hiccups: ['Hic.'],
    giggles: ['It was laughing gas, or the like.'],
    lovesick: ['It was a love potion.'],
    paranoid: ['It was something that makes one look round.'],
    sick: ['It was far too much of it.'],
  },
  itemsFound: {
    none: ['{who} go round the wizards, and come back with nothing.'],
    one: ['{who} go round the wizards, and come back with a small parcel.'],
    two: ['{who} go round the wizards, and come back with two parcels.'],
  },
  grenadeFuse: {
    explodes: [
      '{who} looks down the fuse to see whether it burns. It does.',
      '{who} counts to three, beginning at three.',
    ],
    dud: ['{who} lights it. Phfft.', '{who} has packed it with porridge, it seems: a dud.'],
    burns: ['{who} lights the fuse, and it burns nicely.', 'A hiss: {who} has lit it.'],
  },
  swerve: {
    left: ['{who} swings to the left.'],
    straight: ['{who} thunders straight on.'],
    right: ['{who} swings to the right.'],
  },
  alertness: {
    wrongMan: ['The referee whistles, and points at the victim.'],
    missed: ['The referee was looking at the clouds.', 'The referee saw nothing.'],
    seen: ['The referee saw it all.', 'A whistle: the referee saw it.'],
  },
}

/** null for a roll that is read on no table. */
export const tablePhrases = ({ table, result }: Explanation): readonly string[] | null => {
  if (table === undefined || result === undefined) return null
  return byTable[table]?.[result] ?? [`{who}: {what}, ${resultWords(table, result)}.`]
}
