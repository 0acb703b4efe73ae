// Ten positions to learn with, from easy to hard. Neighbours: goals.ts checks them, PracticePage.tsx lists them, docs/position.md
// has the notation; the test plays a solution of each.
import type { Goal } from './goals.ts'

export interface Exercise {
  /** For its address and for saved progress; never changed once it was released. */
  readonly id: string
  readonly title: string
  /** The task, as one coach says it to another. */
  readonly task: string
  /** What it teaches. */
  readonly teaches: string
  readonly position: string
  readonly goal: Goal
}

export const exercises: readonly Exercise[] = [
  {
    id: 'pick-up',
    title: 'Pick up and score',
    task: 'The ball lies two squares ahead. Walk over it and carry it into the end zone.',
    teaches: 'Walking, picking up, and that a player in the end zone with the ball has scored.',
    position: 'bb2020 half=2 turn=home:8/7 rr=1/0 ball=h22 h1@h20 h2@f19 a1@d19 a2@l18',
    goal: { kind: 'touchdown', turns: 1 },
  },
  {
    id: 'dodge',
    title: 'Dodge away and score',
    task: 'Your runner has the ball and an opponent in his face. Slip away, then run.',
    teaches: 'Leaving a tackle zone is a roll, and the square you step to decides how hard it is.',
    position: 'bb2020 half=2 turn=home:8/7 h1@h21:73348+dodge.o h2@f18 a1@h22 a2@k23',
    goal: { kind: 'touchdown', turns: 1 },
  },
  {
    id: 'assist',
    title: 'Two dice are better',
    task: 'Knock number 1 down. Bring a friend next to him before you throw the block.',
    teaches: 'A team-mate next to the target, whom nobody else holds, adds to your strength: two dice, and you choose.',
    position: 'bb2020 rr=1/0 ball=c20 h1@h13+block h2@e11 h3@k10 a1@h14 a2@j15 a3@c19',
    goal: { kind: 'knockDown', number: 1 },
  },
  {
    id: 'crowd',
    title: 'Into the crowd',
    task: 'Number 1 stands by the sideline. Push him once, follow, and push him over it.',
    teaches:
      'Frenzy blocks a second time if the first block only pushes. Near the edge a push is worth more than a fall.',
    position: 'bb2020 rr=1/0 ball=h20 h1@e13+block+frenzy h2@c12 h3@h13 a1@b14 a2@h17 a3@i19',
    goal: { kind: 'crowd', number: 1 },
  },
  {
    id: 'blitz',
    title: 'Blitz the ball carrier',
    task: 'Number 1 has the ball and one guard. Bring help, then blitz him to the ground.',
    teaches: 'One player a turn may move and block. Look for the way that is not held, and send the help first.',
    position: 'bb2020 rr=1/0 h1@j9+block h2@k12 h3@e10 a1@h14.o a2@g13 a3@f17 a4@d12',
    goal: { kind: 'knockDown', number: 1 },
  },
  {
    id: 'pass',
    title: 'Throw it and score',
    task: 'Your thrower cannot run that far, but your catcher can. Move up, throw, and run it in.',
    teaches: 'A thrower may move before he throws; the shorter the pass, the surer. The catcher may still move.',
    position:
      'bb2020 half=2 turn=home:8/7 rr=1/0 h1@h10:63339+pass+sure-hands.o h2@g20:83348+catch+dodge h3@i12 a1@j12 a2@f15 a3@k19',
    goal: { kind: 'touchdown', turns: 1 },
  },
  {
    id: 'hand-off',
    title: 'Hand it on and score',
    task: 'Pick the ball up, carry it to your runner, hand it over and let him go.',
    teaches: 'Two players go farther than one. A hand-off needs a catch, but no throw, and there is one a turn.',
    position: 'bb2020 half=2 turn=home:8/7 rr=1/0 ball=h14 h1@h12+sure-hands h2@h19:73348 h3@k14 a1@e16 a2@m20 a3@f12',
    goal: { kind: 'touchdown', turns: 1 },
  },
  {
    id: 'cage',
    title: 'Build a cage',
    task: 'Pick the ball up and end your turn with a standing friend at each of the carrier’s four corners.',
    teaches:
      'Four corners keep opponents out without standing in the way. What cannot fail goes last, the ball in time.',
    position:
      'bb2020 rr=1/0 ball=h11 h1@h9+sure-hands h2@f9 h3@j10 h4@e12 h5@k12 h6@g14+block a1@g15 a2@i16 a3@e14 a4@l15',
    goal: { kind: 'cage' },
  },
  {
    id: 'screen',
    title: 'Two turns and a screen',
    task: 'Score within two turns. In between, the chasers have one turn: run, and leave a screen behind you.',
    teaches:
      'Players with two squares between them close a line: their tackle zones meet. Whom nobody reaches needs no luck.',
    position:
      'bb2020 half=2 turn=home:7/6 rr=2/0 h1@h14:63349+sure-hands.o h2@e22+block h3@g23+block h4@i23+block h5@k22+block a1@f13:73349+block a2@j13:73349+block a3@f15:73349 a4@j15:73349',
    goal: { kind: 'touchdown', turns: 2 },
  },
  {
    id: 'break-cage',
    title: 'Free the ball from a cage',
    task: 'The carrier has a friend at every corner. Break one, blitz through the gap, and end your turn with the ball out of their hands.',
    teaches: 'Open a corner with a block, hold the others, and only then blitz. The order is the plan.',
    position: 'bb2020 rr=2/0 h1@j9+block h2@i12+block h3@k12 h4@f11 h5@l14 a1@h14.o a2@g13 a3@g15 a4@i13 a5@i15',
    goal: { kind: 'ballFree' },
  },
]

export const exerciseNamed = (id: string): Exercise | undefined => exercises.find((one) => one.id === id)
