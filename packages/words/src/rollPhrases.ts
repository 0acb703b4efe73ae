// Sentences for the results of rolls; dice and modifiers are shown beside them. A roll without a sentence uses its
// name. Neighbours: sentence.ts, phrases.ts.
import type { RollKind } from '@double-skulls/engine'

interface Told {
  readonly made: readonly string[]
  readonly missed: readonly string[]
}

export const rollPhrases: { readonly [R in RollKind]?: Told } = {
  dodge: {
    made: ['{who} dodges to {at}.', '{who} dodges clear, to {at}.', '{who} dodges to {at} as if nobody were there.'],
    missed: [
      '{who} dodges to {at} and trips.',
      '{who} tries to dodge to {at}, and stumbles.',
      '{who} dodges into somebody’s leg at {at}.',
    ],
  },
  goForIt: {
    made: ['{who} stretches to {at}.', '{who} finds one more square: {at}.', '{who} goes for it, {at}.'],
    missed: ['{who} goes for {at} and overreaches.', '{who} runs out of legs at {at}.'],
  },
  pickUp: {
    made: ['{who} picks up the ball.', '{who} has the ball in hand.', '{who} scoops it up.'],
    missed: ['{who} fumbles for the ball.', '{who} kicks it when he meant to pick it up.', '{who} misses the ball.'],
  },
  catch: {
    made: ['{who} catches it.', '{who} takes it cleanly.', '{who} holds on.'],
    missed: ['{who} drops it.', '{who} lets it through his hands.', '{who} cannot hold it.'],
  },
  pass: {
    made: ['{who} throws well.', '{who} has the arm for it.'],
    missed: ['{who} throws badly.', '{who} gets it wrong.'],
  },
  intercept: {
    made: ['{who} gets up to the ball.', '{who} reaches it in flight.'],
    missed: ['{who} jumps and finds air.', '{who} is late to the ball.'],
  },
  standUp: { made: ['{who} hauls himself up.'], missed: ['{who} stays where he is.'] },
  armour: {
    made: ['The armour of {who} breaks.', '{who}: the armour gives way.', '{who} is not padded enough.'],
    missed: ['The armour of {who} holds.', '{who}: good plate, that.', '{who} takes it on the shoulder.'],
  },
  leap: { made: ['{who} leaps to {at}, and lands.'], missed: ['{who} leaps to {at}, and sprawls.'] },
  heroicLeap: {
    made: ['{who} leaps over everybody, into the end zone.'],
    missed: ['{who} leaps for the end zone, and into somebody.'],
  },
  jump: { made: ['{who} jumps to {at}.'], missed: ['{who} jumps for {at}, and catches his foot.'] },
  tentacles: { made: ['{who} wins the tug of war.'], missed: ['{who} loses the tug of war.'] },
  shadowing: { made: ['{who} wins the race.'], missed: ['{who} loses the race.'] },
  assassin: {
    made: ['{who} have sent somebody with a knife, and he finds the door.'],
    missed: ['{who} have sent somebody with a knife, and he has the wrong door.'],
  },
  drug: {
    made: ['{who} have put something into a bottle, and it is empty now.'],
    missed: ['{who} have put something into a bottle, and it is still full.'],
  },
  bowels: { made: ['{who} can hold it.'], missed: ['{who} cannot hold it.'] },
  laughter: { made: ['{who} bites his lip.'], missed: ['{who} slaps his thighs, and drops.'] },
  wearOff: { made: ['{who} shakes his head, and it is clear again.'], missed: ['{who} is still not himself.'] },
  recover: { made: ['{who} wakes up and wants back in.'], missed: ['{who} sleeps on.'] },
  regeneration: { made: ['{who} knits together again.'], missed: ['{who} stays in pieces.'] },
  boneHead: { made: ['{who} remembers what to do.'], missed: ['{who} forgets what he came for.'] },
  reallyStupid: { made: ['{who} understands, for once.'], missed: ['{who} looks at the clouds.'] },
  wildAnimal: { made: ['{who} obeys.'], missed: ['{who} roars and does as he likes.'] },
  takeRoot: { made: ['{who} keeps his feet free.'], missed: ['{who} takes root.'] },
  bloodLust: { made: ['{who} masters his thirst.'], missed: ['{who} is thirsty.'] },
  animalSavagery: { made: ['{who} keeps his temper.'], missed: ['{who} looks for somebody to hit.'] },
  unchannelledFury: { made: ['{who} puts his fury to use.'], missed: ['{who} rages at nobody in particular.'] },
  bribe: { made: ['The referee has seen nothing of {who}.'], missed: ['The referee keeps the money, and {who} goes.'] },
  argue: { made: ['The coach talks the referee round about {who}.'], missed: ['The coach argues for {who}, in vain.'] },
  loner: { made: ['{who} lets himself be told.'], missed: ['{who} does not listen, and the re-roll is gone.'] },
  pro: { made: ['{who} keeps cool.'], missed: ['{who} is not that cool.'] },
  dauntless: { made: ['{who} takes heart.'], missed: ['{who} thinks better of it.'] },
  foulAppearance: { made: ['{who} holds his breath and goes in.'], missed: ['{who} cannot look.'] },
  land: { made: ['{who} lands on his feet.'], missed: ['{who} lands on everything else.'] },
  throwTeamMate: { made: ['{who} lets his team-mate fly.'], missed: ['{who} throws his team-mate, more or less.'] },
  hypnoticGaze: { made: ['{who} holds him with his eyes.'], missed: ['{who} stares, to no effect.'] },
  queasy: { made: ['{who} feels well enough.'], missed: ['{who} holds his stomach.'] },
  thickSkull: { made: ['{who} shakes his head, no more.'], missed: ['{who}: that one got through to him.'] },
  alwaysHungry: { made: ['{who} keeps his mouth shut.'], missed: ['{who} opens his mouth over his team-mate.'] },
  squirm: { made: ['The meal squirms free.'], missed: ['The meal is eaten.'] },
  jumpUp: { made: ['{who} is up and at him.'], missed: ['{who} does not get off the ground.'] },
  hailMary: { made: ['{who} throws as far as he can.'], missed: ['{who} cannot even let go of it.'] },
  flight: { made: ['{who} is up there: everybody counts the squares.'], missed: ['{who} does not fly far.'] },
  smash: { made: ['{who} makes firewood of it.'], missed: ['{who} kicks the see-saw. It is harder than he is.'] },
  spikeCannon: {
    made: ['{who} leans on the barrel until it gives way.'],
    missed: ['{who} pulls at the barrel, in vain.'],
  },
  climb: {
    made: ['{who} gets a hand over the edge.', '{who} finds a hold.'],
    missed: ['{who} scrabbles, and slides back.', '{who} does not reach the edge.'],
  },
  slideBack: { made: ['{who} slides back between the spikes.'], missed: ['{who} slides back onto the spikes.'] },
  bounceDown: { made: ['{who} lands like an acrobat.'], missed: ['{who} lands like a sack.'] },
  spikes: { made: ['{who} takes it between the spikes.'], missed: ['{who} takes it by the spikes.'] },
  fumble: { made: ['{who} goes down with the ball.'], missed: ['{who} goes down, and the ball does not.'] },
  kickback: {
    made: ['The saw of {who} runs on quietly.'],
    missed: ['The saw of {who} is stuck. Now it is not.', 'The saw of {who} bucks.'],
  },
  control: {
    made: ['{who} has his pogo-stick in hand.', '{who} boings along.'],
    missed: ['{who} has lost the reins of his stick.', 'The stick of {who} goes for a walk, with him on it.'],
  },
  steering: {
    made: ['{who} pulls the right levers.', '{who} goes where he is driven.'],
    missed: ['{who} has a lever left over.', '{who} steams off with a mind of his own.'],
  },
  throwBack: {
    made: ['{who} returns it to the sender.', '{who} has it out of his hands in time.'],
    missed: ['{who} looks at it a moment too long.', '{who} wants to throw it back. He wanted to.'],
  },
  safeThrow: { made: ['{who} had seen him coming.'], missed: ['{who} did not see him coming.'] },
  apothecary: { made: ['The apothecary helps {who}.'], missed: ['The apothecary shakes his head over {who}.'] },
}

/** Rolls that usually belong to a step, in other cases: a rush for the block of a blitz. */
export const standingPhrases: { readonly [R in RollKind]?: Told } = {
  goForIt: {
    made: ['{who} goes for it, and has the breath.', '{who} finds the strength for it.'],
    missed: ['{who} goes for it and overreaches.', '{who} runs out of legs.'],
  },
}

/** Rolls of players who are not on the pitch: before a match. */
export const offPitchPhrases: { readonly [R in RollKind]?: Told } = {
  takeRoot: { made: ['{who} is awake and comes along.'], missed: ['{who} sleeps in some wood and misses the half.'] },
}

/** The first die of a contest, which the other must match or beat. */
export const challengePhrases: { readonly [R in RollKind]?: readonly string[] } = {
  shadowing: ['{who} gives chase: {total}.', '{who} is after him: {total}.'],
  tentacles: ['{who} takes hold: {total}.', '{who} does not let go: {total}.'],
}

/** Block dice that are all good or all bad for the attacker, and mixed ones. */
export const blockPhrases = {
  skulls: ['{who} rolls nothing but trouble.', '{who} sees skulls.'],
  good: ['{who} has something to work with.', '{who} rolls, and it looks promising.', '{who} rolls well.'],
  mixed: ['{who} rolls.', 'The dice of {who}.', '{who} lets the dice fall.'],
} as const
