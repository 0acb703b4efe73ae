// The two commentators. Maud Tally took bets for thirty years and counts everything; Gorm Halfear was a lineman for eleven
// seasons and remembers most of them. Neighbours: occasions.ts says when, narrator.ts lets them speak.
import type { Occasion } from './occasions.ts'

export const commentators = { maud: 'Maud', gorm: 'Gorm' } as const
export type Commentator = keyof typeof commentators

export interface Remark {
  readonly by: Commentator
  readonly says: string
  /** The reply of the other one. */
  readonly reply?: string
}

export const partnerOf = (by: Commentator): Commentator => (by === 'maud' ? 'gorm' : 'maud')

const maud = (says: string, reply?: string): Remark => ({ by: 'maud', says, ...(reply ? { reply } : {}) })
const gorm = (says: string, reply?: string): Remark => ({ by: 'gorm', says, ...(reply ? { reply } : {}) })

export const remarks: { readonly [O in Occasion]: readonly Remark[] } = {
  touchdown: [
    maud('That is a point on the board, and a few coins in mine.'),
    gorm('Somebody had to. I would have walked round the other way.'),
    maud('Into the end zone, and nobody asked for a ticket.', 'I always paid at the gate.'),
    gorm('See how he put it down? Gently. I used to fall on it.'),
    maud('The other bench has gone very quiet.'),
    gorm('All those blocks, and then it is the runner they carry about.', 'They carried you about too, Gorm. Off.'),
  ],
  oneTurner: [
    maud('One turn! I had not finished my pie.', 'I have. Both.'),
    gorm('We used to need a whole half for that, and were glad of it.'),
    maud('One turn from kick to score. I offered forty to one. I regret it.'),
    gorm('Blink, and you missed it. I have only the one good eye, so I missed it.'),
  ],
  death: [
    gorm('He will not be buying the next round.'),
    maud('One fewer for the pension fund.', 'There is a pension fund?'),
    gorm('Went the way we all hoped not to. Nice turf, though.'),
    maud('His contract says ‘for life’. It has been fulfilled.'),
    gorm('I knew his mother. She will want the boots back.'),
  ],
  doubleSkulls: [
    maud('Skulls, all of them. The house always wins in the end.'),
    gorm('I have had that. It is why they call me Halfear.'),
    maud('Nothing but skulls. One could name a club after it.'),
    gorm('You swing, he stands, you fall. Everybody has a turn at it.', 'You had more turns than most.'),
    maud('And the dice say: lie down.'),
  ],
  tripleTurnover: [
    maud('Three turns lost in a row. {team} might try standing still.'),
    gorm('Third time. In my day the coach came down and helped us fall.'),
    gorm('They are falling over in good order, you have to give them that.'),
    maud('Somebody should tell {team} that the turns are not handed back.'),
    maud('{team} have now lost three turns running. I have stopped taking bets on the fourth.', 'I had one open.'),
  ],
  sentOff: [
    gorm('I never saw a thing. That is what you are meant to say.'),
    maud('{who} leaves early. He will beat the crowd to the tavern.'),
    gorm('Sent off! For that! We called it a greeting.'),
    maud('The referee was looking, for once. I must have a word with somebody.'),
    gorm('The trick is to wait until he sneezes.', 'The trick is to pay him, Gorm.'),
  ],
  crowdSurf: [
    maud('{other} has gone to meet his public.'),
    gorm('The front row brought sticks. They always bring sticks.'),
    maud('Over the line and into the good seats.', 'Those were not the good seats.'),
    gorm('I was in there once. They keep what they pull off you.'),
    maud('Row three is passing {other} back. Row four would rather not.'),
  ],
  fumble: [
    gorm('Butter. It is always butter.'),
    maud('He has thrown it at his own feet, and hit them.'),
    gorm(
      'You have to let go at the end, not at the beginning.',
      'He has two hands, Gorm. It is a lot to keep track of.',
    ),
    maud('A very short pass, that one.'),
  ],
  interception: [
    maud('{who} reads the throw like a bill he means to dispute.'),
    gorm('He just put his hand up! I did that once and lost a finger.'),
    maud('A fine pass. To the wrong address.', 'Happens with my letters.'),
    gorm('{other} will be hearing about that one at supper.'),
  ],
  snakeEyes: [
    maud('A one, and then a one. One in thirty-six, and he found it.'),
    gorm('They gave him another go and he used it to do the same.'),
    maud('Twice the worst there is. I would frame those dice.', 'I would bury them.'),
    gorm('When it is not your day it says so twice.'),
  ],
  longPass: [
    maud('Half the pitch in one throw. They do pay some of them for a reason.'),
    gorm('I could not see it come down. I could not see it go up.'),
    maud('That ball has seen more of the country than I have.'),
    gorm('All that way, and caught. I once missed one that was handed to me.', 'Twice, Gorm.'),
  ],
  ownGoal: [
    gorm('His own man! Into the crowd! It was that or the other fellow.'),
    maud('{other} will remember that at the next team supper.', 'If he gets out.'),
  ],
  called: [
    maud('One little marker, one square, and {team} leave it where it was.'),
    gorm('Called! We never had a marker. We had a stone, and somebody always ate it.'),
    maud('That is what a good memory is worth: one re-roll, or a whole turn.'),
    gorm('They should tie it to the coach.', 'They tied you to the bench once. It did not help.'),
  ],
  calledWrongly: [
    maud('Nothing wrong there at all. {team} say thank you.'),
    gorm('He shouts first and looks afterwards. I like that in a coach.'),
    maud('A call for nothing. I charge for those.', 'You charge for everything.'),
  ],
  slogan: [
    gorm('They shouted it! I am thirsty now.', 'You were thirsty before.'),
    maud('Whoever wrote that was paid by the word.'),
    gorm('I would shout that for half the money.'),
  ],
  asleep: [
    gorm('A tree that sleeps in a wood. How would they ever find him?'),
    maud('{who} is still in bed. Half a match, half the wages.'),
    gorm('I overslept a final once. Best game I never played.'),
  ],
  seeSawBroken: [
    maud('{team} paid for oak. That was pine.'),
    gorm('You should never put two of them on it at once. I told them that at the fair.'),
    maud('Half a see-saw. I believe the word is ‘ramp’.', 'I believe the word is ‘ow’.'),
  ],
  cannonBurst: [
    gorm('Wrong end! The bang is meant to come out of the other end!'),
    maud('There was a cannon there a moment ago. I had money on it.'),
    gorm('I can hear with the other half now.', 'Pardon?'),
    maud('It has no refund and, I see, no barrel.'),
  ],
  liftOff: [
    maud('{who} has left the arena. By the roof. Gatekeepers note the time.'),
    gorm('There he goes. He will be over the brewery by now. Lucky dog.'),
    maud('Somebody in the next valley is about to meet {who}.'),
  ],
  ownGrenade: [
    gorm('You have to throw it. That is the whole art of it: you throw it.'),
    maud('{who} has kept it a little too long.', 'He has kept it for good.'),
    gorm('All of them at once! That saves time, I suppose.'),
    maud('Short fuse, short career.'),
  ],
  sawnHimself: [
    gorm('He has found a volunteer, and it is himself.'),
    maud('{who} would like to take that swing again. With a spoon.'),
  ],
  beheaded: [
    maud('{other} has been shortened. The roster will want a new picture.'),
    gorm('And it rolls! Somebody fall on it!'),
    maud('{who} takes a head. {other} had only the one.'),
    gorm('It is still blinking. Or that is the light.', 'It is not the light, Gorm.'),
  ],
  headHome: [
    maud('On the shelf with it, next to the cup they did not win.'),
    gorm('We used to bring home the ball. Times change.'),
    maud('A head brought home. Somewhere a helmet maker weeps.'),
  ],
  mine: [
    gorm('I wondered why the groundsman walked round that bit.'),
    maud('He has found it. The whole stand has found it.'),
    gorm('Boots first, the rest a little later.'),
  ],
  swallowed: [
    maud('{who} is now part of the pitch. His contract says nothing about that.'),
    gorm('You must not kick. Or you must. I forget, and now so has he.'),
    maud('Nothing left but a hat. No bids.', 'I will have the hat.'),
  ],
  trampoline: [
    gorm('That was my favourite as a young one. You never know what you land on.'),
    maud('{who} goes up. The office takes bets on the rest.'),
  ],
  fieldGoal: [
    maud('Between the posts. Half the points for a tenth of the bruises.'),
    gorm('So that is what the sticks are for! I hung my washing there.'),
    maud('{team} take the half they are sure of.'),
  ],
  goalMissed: [
    gorm('It went past. All of it.'),
    maud('{who} has hit everything but the gap.', 'He hit me.'),
    maud('They made the gap quite wide, too.'),
  ],
  invaded: [
    maud('The crowd would like a word with the management.'),
    gorm('Mind the pies! They are coming over the pies!'),
    maud('Eleven a side was the idea. {team} have some hundreds on just now.'),
    gorm('I know that one with the plank. He has never missed an invasion.'),
  ],
  ballDestroyed: [
    maud('That is the third ball this season. They come out of somebody’s wages.'),
    gorm('No ball! In my day we went on without.', 'In your day nobody noticed.'),
  ],
  deathbringer: [
    maud('{who} says a word, and somebody’s contract is void.'),
    gorm('I felt that in the old knee. I hope it was not meant for me.'),
    maud('No block, no foul, no whistle. Just one fewer.', 'It was quicker in my day. No, it was slower.'),
  ],
  meltdown: [
    gorm('They say you should not keep it all in. He has not.'),
    maud('{who} has gone off. So has everybody near him.'),
    gorm('I could cook an egg on him.', 'You did bring an egg.'),
  ],
  miscast: [
    gorm('Other end of the wand, lad. There is no wand? Other hand, then.'),
    maud('The spell has not travelled. The wizard charges by the mile.'),
    maud('{who} has enchanted himself. It does not suit him.'),
  ],
  overloaded: [
    maud('Two spells in a head made for one. The steam is the change.'),
    gorm('I had a thought once. I lay down until it went away. He should, too.'),
  ],
  caughtWithMagic: [
    maud('{other} has an eye for jewellery. He should have mine.'),
    gorm('We had no magic. We had a horseshoe in the glove, and nobody minded.', 'The horse did.'),
    maud('Taken away, and no receipt. I know that business.'),
  ],
  wrecked: [
    gorm('All that steam, and where has it got you? On your side.'),
    maud('One machine, hardly used. I can get you a price for the wheels.'),
    gorm('They should have asked my uncle. He could wreck one much faster.'),
  ],
  throughTheFans: [
    maud('It has left the pitch and joined the audience. The audience is leaving.'),
    gorm('Right through the cheap seats! I had my coat there!', 'You had my coat there.'),
    maud('{team} will not fill that stand again this season.'),
  ],
  halfTime: [
    maud('Half-time. The pies are warm, I am told, and that is all I am told.'),
    gorm('Half-time. This is when we used to look for the teeth.'),
    maud('Half of it done. The books are open for the other half.'),
  ],
  draw: [
    maud('Level at the end. Nobody wins but the house.', 'You are the house, Maud.'),
    gorm('All that, and nobody the better for it. Lovely.'),
    maud('A draw. Both sides will say they deserved more, and one of them will be right.'),
  ],
  victory: [
    maud('{team} win, and the queue at my window is short.'),
    gorm('{team} win. The rest of them can start on the splinters.'),
    maud('That is that: {team}. Kindly leave the cushions.', 'I am keeping mine.'),
    gorm('Well played, {team}. I have seen worse, mostly from inside.'),
  ],
}
