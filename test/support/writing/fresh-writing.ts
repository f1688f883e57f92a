import type { GoodWriting } from './good-writing.ts';

/** Texts in the manners of different models, with idioms, South African turns and pictures: 11 of 51 were refused at first. */
export const varied: GoodWriting = {
  dishes: [
    {
      recipe: 'chicken-white-bean-tomato-pot',
      method: [
        'Dice the potatoes into bite-sized cubes and par-cook them in the microwave while you prep the rest.',
        'Sear the chicken in the hot oil until it’s golden brown on all sides.',
        'Stir through the garlic, carrots, baby marrow, tomatoes, beans and herbs, pop the lid on and let it all blip away until the chicken is cooked through and the vegetables are tender.',
      ],
      tips: ['Lekker with the lid slightly ajar for the last bit, so that the sauce reduces.'],
    },
    {
      recipe: 'mealie-fritters',
      method: [],
      tips: ['Flip them only once and they’ll stay crisp around the edges. Yum!'],
    },
  ],
  leads: [
    'Heita, {{name}}! Week {week} is all about easy wins: familiar flavours, quick cooking and zero stress. 🎉',
    'Right, {{name}}, let’s do this! Each day lands at about {kj}, with no less than {protein} of protein to keep you going.',
    'New week, new energy ✨ Nothing complicated here, {{name}}, just wholesome, home-cooked meals that tick all the boxes.',
    'Sharp sharp, {{name}}! Your menu is sorted, so all that’s left is a quick trip to the shops.',
    'Hi {{name}}, hope you’re well! I’ve lined up seven days of hearty, budget-friendly plates for you.',
    'Think of week {week} as a fresh page. A little planning on Sunday goes a long way, and your future self will thank you.',
  ],
  days: [
    'A gentle start to the week: comforting, colourful and not too heavy. 🌈',
    'Hump day calls for low-effort cooking, and that’s precisely what you’ve got lined up.',
    'It’s Friyay! Put on a playlist and take it one plate at a time.',
    'Total for the day: {kcal} across {meals} meals. Easy peasy!',
    'Batch-cook if you can, it’ll save you time tomorrow.',
    'Today punches above its weight: {protein} of protein without breaking the bank.',
    'Slow Sunday vibes. Linger over your plate and recharge for the week ahead.',
  ],
  tips: [
    'Pro tip: prep everything before you switch on the stove.',
    'Running late? This one’s ready in just {minutes}.',
    'Taste as you go and tweak the flavour bit by bit.',
    'Pack it in an airtight lunchbox and you’re good to go.',
    'Serve it piping hot, straight from the pan. 🔥',
    'Load-shedding tonight? Cook a bit earlier and keep it warm under a clean dishcloth.',
    'Use a non-stick pan if you’ve got one, and cleaning up is a breeze.',
    'Get the kids involved, little hands love mixing and stirring.',
    'It freezes like a dream, so double up when you’re in the mood.',
    'Don’t overcrowd the pan, otherwise things steam rather than brown.',
  ],
  closings: [
    'Well done, {{name}}! Progress over perfection, every single time. 💪',
    'One bite at a time, you’re building habits that stick.',
    'Keep it up, champ! Small, consistent steps beat grand gestures.',
    'You’ve totally got this. Enjoy every mouthful! 💚',
    'Siyabonga for showing up for yourself this week.',
  ],
  sessions: [
    'Today’s workout clocks in at {minutes}. Short, sharp and effective!',
    'Let’s ease back in: quality movement first, ego at the door.',
    'Feeling sluggish? A few slow breaths before you start can work wonders.',
    'This session builds nicely on your last one, so trust the process.',
    'Phone on silent, water within reach, and off we go!',
  ],
  warmUps: [
    'Loosen up those hips and shoulders, and gradually raise your heart rate.',
    'Nice and easy does it; you should feel warm but never out of breath.',
    'Wake your muscles up with fluid, controlled movements.',
  ],
  mains: [
    'Keep a couple of reps in the tank on each set and stay in control on the way down.',
    'Engage your core, keep your spine neutral and exhale on the effort.',
    'Full range of motion beats heavier weight, hands down.',
    'Reset between reps instead of rushing through them.',
    'If technique breaks down, call it there and rest a bit longer.',
  ],
  coolDowns: [
    'Unwind with some easy stretching and let your breathing settle.',
    'Hold each stretch softly, no bouncing, and relax your jaw.',
    'Bring your heart rate down gradually, then sip some water.',
  ],
  messages: [
    'Boom! Another one in the bag. 🏆',
    'Proud of you. Now go put your feet up.',
    'Showing up is half the battle, and you’ve just won it.',
    'Strong finish! See you at the next one. 👊',
  ],
};

/** Written before the guard was widened by those above: 4 of these 51 were refused at first sight, which mended it. */
export const unseen: GoodWriting = {
  dishes: [
    {
      recipe: 'basa-mealie-salsa-sweet-potato',
      method: [
        'Pierce the sweet potato with a fork and zap it in the microwave until you can squash it easily.',
        'Cook the sweetcorn briefly, drain well, then toss together with the tomatoes, green pepper, onion and lemon juice.',
        'Dust the basa with the cumin and pan-fry it in the oil until cooked through and flaking apart.',
        'Plate up the fish with the salsa and sweet potato alongside.',
      ],
      tips: ['Pat the fish dry first and you’ll be rewarded with a lovely golden crust.'],
    },
    {
      recipe: 'tofu-tomato-basil',
      method: [],
      tips: ['Resist the urge to poke it around; leave the tofu alone and it browns beautifully.'],
    },
  ],
  leads: [
    'Howzit, {{name}}! Here’s your roadmap for week {week}: balanced, affordable and full of flavour.',
    'Hey {{name}}! You’ll be tucking into around {kj} a day, spread out so that you never run on empty.',
    'Ready, steady, cook! 🍴 This week leans on simple staples and clever shortcuts, {{name}}.',
    'Molo, {{name}}! Whether you’re a seasoned cook or still finding your feet, these meals won’t let you down.',
    'Here we are in week {week}. Keep going at your own pace, and remember that done is better than perfect.',
    'Lovely to have you back, {{name}}. This week aims for at least {protein} of protein daily, so hunger shouldn’t catch you off guard.',
  ],
  days: [
    'Back to basics today, with bright flavours and barely any washing-up. 😊',
    'Halfway through the week already! Keep the momentum going.',
    'Nothing fussy on the cards: three cheers for easy cooking.',
    'Altogether you’re looking at {kcal} today over {meals} sittings.',
    'An ideal day to cook once and eat twice.',
    'You’ll clock up {protein} of protein by bedtime, no sweat.',
    'Braai weather or not, there’s plenty to look forward to on today’s menu. ☀️',
  ],
  tips: [
    'Set a timer for yourself and use those {minutes} to tidy the counter.',
    'Chop everything to roughly the same size so that it cooks evenly.',
    'Go easy at first; you can always add more but you can’t take it out.',
    'Short on time? Do the chopping the night before and pop it in the fridge.',
    'Let it sit for a minute or two before serving, it’s worth the wait.',
    'Leftovers? Cool them quickly and store them in a sealed container.',
    'Dish it up family-style and let everyone help themselves.',
    'A sharp knife makes light work of the prep.',
    'Keep stirring so nothing sticks, and turn the heat down if it spits.',
    'Savour it slowly, away from your screens. 🧘',
  ],
  closings: [
    'Give yourself a high five, {{name}}: another week ticked off! ✅',
    'Consistency is your superpower. Onwards and upwards!',
    'Whatever this week throws at you, a home-cooked plate has your back.',
    'Halala, {{name}}! You’re doing better than you think.',
    'Be patient with yourself, good things take time. 🌻',
  ],
  sessions: [
    'Block out {minutes} in your diary and make it non-negotiable.',
    'Nothing flashy today, just solid fundamentals done properly.',
    'Listen to your body and dial things back if you need to.',
    'You’re in for a balanced session that leaves you energised rather than wiped out.',
    'Lace up, stand tall and let’s get moving!',
  ],
  warmUps: [
    'Start small, breathe deeply and let your body catch up with your mind.',
    'Get the blood flowing before you ask anything big of your muscles.',
    'A proper warm-up sets the tone, so don’t skimp on it.',
  ],
  mains: [
    'Move with purpose: control the lowering phase and drive up powerfully.',
    'Pick a weight that challenges you while your form stays crisp.',
    'Keep your gaze forward and your shoulders away from your ears.',
    'Shake it off between sets, sip some water and go again.',
    'Small tweaks make a big difference here, so focus on one cue at a time.',
  ],
  coolDowns: [
    'Slow everything down and give your muscles a chance to recover.',
    'Breathe in through your nose, out through your mouth, and let go of the day.',
    'Finish with a gentle stretch and a well-deserved smile. 😊',
  ],
  messages: [
    'That’s how it’s done! Give yourself a big thumbs up. 👍',
    'Every rep counts, and today you made them count.',
    'Rome wasn’t built in a day, and neither is strength.',
    'Rest up, you’ve earned every minute of it. 🌙',
  ],
};
