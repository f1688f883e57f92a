/**
 * Texts as a good model writes them about a plan: every one of them keeps to its part of the plan, so each that the
 * guard refuses is a false refusal. The first half was there while the guard was made; the second was written before
 * and looked at only to measure.
 */
export interface DishWriting {
  readonly recipe: string;
  readonly method: readonly string[];
  readonly tips: readonly string[];
}

export interface GoodWriting {
  readonly dishes: readonly DishWriting[];
  readonly leads: readonly string[];
  readonly days: readonly string[];
  readonly tips: readonly string[];
  readonly closings: readonly string[];
  readonly sessions: readonly string[];
  readonly warmUps: readonly string[];
  readonly mains: readonly string[];
  readonly coolDowns: readonly string[];
  readonly messages: readonly string[];
}

export const madeWith: GoodWriting = {
  dishes: [
    {
      recipe: 'oats-porridge-banana-flaxseed',
      method: [
        'Tip the oats, cinnamon and soya milk into a small pot and give everything a good stir.',
        'Let it bubble away softly, stirring now and then, until it turns thick and creamy.',
        'Slice your banana over the bowl and finish with a sprinkle of flaxseed.',
      ],
      tips: [
        'Keep the heat low and stir often so the porridge doesn’t catch on the bottom of the pot.',
        'A ripe banana brings all the sweetness you need, so pick the one with the most spots.',
      ],
    },
    {
      recipe: 'sweet-potato-black-bean-hash',
      method: [
        'Chop the sweet potato into small, even cubes so that they cook at the same speed.',
        'Fry them in the oil with the lid on, giving the pan a shake every so often, until they’re tender.',
        'Now add the onion, green pepper and paprika, and keep frying until everything is soft with a bit of colour.',
        'Stir through the black beans to warm them, then lay the sliced avocado on top.',
      ],
      tips: [
        'The smaller you cut the sweet potato, the sooner breakfast is on the table.',
        'Rinse the beans under cold water first; it makes the hash taste fresher.',
      ],
    },
    {
      recipe: 'cottage-cheese-tomato-toast-apple',
      method: [
        'Pop the bread into the toaster, or crisp it up in a dry pan.',
        'Spread the cottage cheese right to the edges, then layer on the tomato.',
        'Scatter the sunflower seeds over, add a grind of black pepper and enjoy the apple on the side.',
      ],
      tips: [
        'If mornings are a rush, slice the tomato the night before and keep it in the fridge.',
      ],
    },
    {
      recipe: 'eggs-in-spicy-tomato-beans',
      method: [
        'Start by softening the onion and green pepper in the oil together with the paprika and chilli flakes.',
        'Tumble in the chopped tomatoes and the butter beans and let it all simmer down to a thick sauce.',
        'Make a little well, crack the egg into it, cover the pan and wait until the egg is set.',
        'Mop it all up with the bread.',
      ],
      tips: [
        'Go easy on the chilli flakes if you’re sharing with little ones.',
        'One pan, hardly any washing up: this is what a lazy Saturday tastes like.',
      ],
    },
    {
      recipe: 'hake-spinach-tomato-pan',
      method: [
        'Dry the hake well with a paper towel and season it with the salt.',
        'Lay it in a hot pan with half the oil and cook until it is cooked through and flakes at the touch of a fork, then set it aside.',
        'In the same pan, soften the tomatoes and spinach in what is left of the oil.',
        'Plate up with the fish on top, sliced avocado and a squeeze of lemon juice.',
      ],
      tips: [
        'A dry fillet browns; a wet one steams. It’s worth the extra minute with the towel.',
        'Frozen spinach works straight from the bag: just let the water cook away.',
      ],
    },
    {
      recipe: 'chicken-mayonnaise-sandwich-apple',
      method: [
        'Slice the chicken into thin strips and fry them in the oil until they’re white all the way and the juices run clear.',
        'Once cool, chop the chicken and stir it into the mayonnaise.',
        'Pile it onto the bread with crisp lettuce and tomato, and pack the apple next to it.',
      ],
      tips: ['Keep your lunchbox cool until lunchtime, especially on a hot summer’s day.'],
    },
    {
      recipe: 'lentil-beetroot-apple-salad',
      method: [
        'Give the lentils a quick rinse, then drain them together with the beetroot.',
        'Cut the apple and beetroot into small blocks.',
        'Toss everything with the oil and vinegar, heap it on the lettuce and shower it with sunflower seeds.',
      ],
      tips: ['Beetroot stains, so keep your favourite shirt out of the splash zone!'],
    },
    {
      recipe: 'red-bean-curry-rice-bowl',
      method: [
        'Get the rice going first, since it needs the longest.',
        'Meanwhile, fry the onion and garlic until they smell wonderful, then stir in the curry powder for a moment.',
        'In go the tomatoes, beans and peas; let the curry simmer until it’s thick enough to coat a spoon.',
        'Ladle it over the rice and tuck in.',
      ],
      tips: [
        'Curry powder wakes up in hot oil, so let it sizzle briefly before the tomatoes go in.',
        'Cook once, eat twice: leftovers keep well in the fridge for tomorrow’s lunch.',
      ],
    },
    {
      recipe: 'mushroom-spinach-avocado-omelette',
      method: [
        'Boil the green beans until just tender, and drain.',
        'Brown the mushrooms in the oil, then warm the spinach through in the same pan.',
        'Pour over the beaten eggs, add black pepper and leave it alone until the eggs are set.',
        'Fold it in half, slide it onto your plate and serve with the beans and avocado.',
      ],
      tips: ['Resist the urge to stir: a calm pan gives you a neat, fluffy omelette.'],
    },
    {
      recipe: 'beef-stir-fry-rice-soy',
      method: [
        'Put the rice on to boil.',
        'Get the oil really hot and sear the beef strips until they are well browned, then take them out.',
        'Throw in the vegetables with the ginger and garlic and keep things moving until just tender.',
        'Mix the soy sauce and cornflour with a little water, pour it over, return the beef and let the sauce thicken.',
      ],
      tips: [
        'Have everything chopped and ready before the pan gets hot; a stir-fry waits for nobody.',
      ],
    },
    {
      recipe: 'umngqusho-with-greens',
      method: [
        'Let the samp and beans soak overnight, then drain and rinse them.',
        'Boil hard for ten minutes, then turn the heat down and simmer in fresh water until soft and creamy.',
        'Fry the onion, garlic and tomatoes in the oil, and fold this into the pot with the salt.',
        'Wilt the morogo and serve it on the side.',
      ],
      tips: ['This is a slow-Sunday kind of pot: start early and let time do the work for you.'],
    },
    {
      recipe: 'tofu-tikka-soya-yoghurt-rice',
      method: [
        'Stir the garlic, ginger, spices and oil into the soya yoghurt, and coat the tofu, green pepper and onion in it.',
        'Spread it all out on a tray and grill in a hot oven until the edges char.',
        'Boil the rice and warm the peas, then serve together with a squeeze of lemon juice.',
      ],
      tips: ['The longer the tofu sits in its marinade, the deeper the flavour.'],
    },
    {
      recipe: 'tuna-sweetcorn-rice-cakes',
      method: [],
      tips: [
        'Assemble these at the last moment so the corn cakes keep their crunch.',
        'A splash of lemon juice keeps the avocado a beautiful green.',
      ],
    },
    {
      recipe: 'dates-and-almonds',
      method: [],
      tips: ['Sticky fingers guaranteed, so keep a napkin close by.'],
    },
  ],
  leads: [
    'Welcome to your week, {{name}}! These seven days are all about simple food that tastes like home, with enough on the plate to keep you going. Take it one meal at a time and enjoy the cooking.',
    'Hi {{name}}, here is a week of honest, hearty meals built around your goal. You’ll aim for about {kj} a day, with plenty of protein to keep you satisfied. Nothing complicated, just good food done well.',
    'Hello {{name}}! This week brings colour, comfort and variety to your table. Breakfasts are quick, lunches travel well and dinners are worth coming home to.',
    'A fresh week, a fresh start. Your plate is planned, your list is sorted and all that’s left is the fun part: cooking. Let’s make it a good one, {{name}}.',
    'Ready for week {week}? You’ll find familiar favourites next to a few new dishes, each one sized to fit your daily target of {kcal}. Keep it relaxed and trust the plan.',
    'Good food doesn’t need to be fancy. This week keeps things simple with everyday ingredients, short recipes and flavours you know. Settle in, {{name}}, and take it day by day.',
    'Here we go, {{name}}. Each day has been worked out so that you eat enough, eat well and still have time to live your life. Start with Monday and let the rest follow.',
  ],
  days: [
    'A gentle start to the week with {meals} easy meals and very little washing up.',
    'Today is all about comfort: warm, filling plates that hug you from the inside.',
    'Plenty of colour today, so take a moment to enjoy how good your plate looks.',
    'A quick one for a busy day; most of the work happens while you do something else.',
    'You’re getting {protein} of protein today, spread nicely over your meals.',
    'Today’s food comes to {kj}, which is right where you want to be.',
    'Dinner is the star of the day, so give yourself a little time in the kitchen tonight.',
    'Midweek calls for simple cooking. Put on some music and take it easy.',
    'Weekend mode: slow down, cook with someone you love and eat at the table.',
    'Prep your lunch while the breakfast pan is still warm and you’ll thank yourself later.',
    'A lighter evening after a hearty lunch keeps the day in balance.',
    'Nothing fussy today, just fresh flavours and generous portions.',
    'Almost the weekend! Today’s meals are simple enough to leave you time for yourself.',
    'Drink your water, eat your greens and enjoy every bite.',
  ],
  tips: [
    'Taste as you go and trust your nose.',
    'Lay everything out before you start and the rest goes by itself.',
    'Pack it the night before and tomorrow morning will feel like a holiday.',
    'Eat slowly and put your fork down between bites; you’ll enjoy it more.',
    'Leftovers keep well in a sealed container in the fridge.',
    'A heavy-based pan holds its heat and browns more evenly.',
    'Cut everything to the same size so it’s all done at the same time.',
    'Ready in {minutes}, and worth every one of them.',
    'This one is a crowd-pleaser, so don’t be surprised if someone asks for a taste.',
    'Serve it while it’s hot; it’s at its best straight from the stove.',
    'Keep an eye on the heat: medium is your friend here.',
    'Sit down for this one. Good food deserves a table and a quiet moment.',
    'It comes in at {kcal}, so you can enjoy it without a second thought.',
  ],
  closings: [
    'You’ve got this! Every meal you cook is a small win, and small wins add up.',
    'Be proud of the effort you’re putting in. One good week leads to the next.',
    'Progress isn’t about being perfect; it’s about showing up again tomorrow. Well done for showing up.',
    'Keep going, one plate at a time. You’re building habits that last.',
    'However this week went, you fed yourself with care. That counts for a lot.',
    'Be kind to yourself, enjoy your food and come back for more next week!',
    'Strong weeks are made of ordinary days. Yours are looking good.',
  ],
  sessions: [
    'Today you train your whole body at a steady, unhurried pace.',
    'A short and focused session: get in, do the work and go home feeling good.',
    'This one takes {minutes} from start to finish, so clear your diary and enjoy it.',
    'Bring your best form today; speed can wait.',
    'You know these movements by now. Let’s make them smoother.',
    'Ease into it. The first set is for finding your rhythm.',
    'All you need today is some floor space and a little patience.',
    'This session asks for focus, so put your phone away and give it your full attention.',
    'Some days feel heavy and some feel light. Meet today as it comes.',
    'A full-body day: legs, back, chest and core all get their turn.',
  ],
  warmUps: [
    'Start slowly and let your body wake up bit by bit.',
    'Take your time here. Warm muscles move better, and the work that follows will feel easier.',
    'You should feel warmer and a little out of breath by the end, never worn out.',
    'Keep the movements loose and easy, and let your shoulders relax.',
    'Breathe through your nose, move smoothly and get ready for the sets ahead.',
    'Think of this as oiling the hinges before you open the door.',
    'Don’t rush this part: it sets the tone for everything that follows.',
  ],
  mains: [
    'Move with control on the way down and with purpose on the way up. When your form slips, the set is over.',
    'Keep your core tight and your back long throughout. Rest fully between sets so that each one counts.',
    'Quality beats quantity today. Stop with a few repetitions still in the tank.',
    'Breathe out on the effort and in as you return. If a repetition feels rushed, slow it down.',
    'Use your rest to shake out your arms and take a sip of water. Then come back fresh for the next set.',
    'Set up carefully before each set: feet planted, shoulders down, eyes forward. The rest will follow.',
    'Write down what you managed, so that next week you have something to build on.',
    'Stay patient with the first exercise; it’s the one that asks the most of you.',
  ],
  coolDowns: [
    'Slow everything down and let your breathing settle.',
    'Hold each stretch gently. It should feel like relief and not like a fight.',
    'Give yourself these quiet minutes; you’ve earned them.',
    'Relax your jaw, drop your shoulders and breathe out for longer than you breathe in.',
    'Let your heart rate come down before you head for the shower.',
    'Stretch to the point of mild tension, then stay there and breathe.',
  ],
  messages: [
    'You showed up, and that’s the hardest part done.',
    'Every session is a brick in the wall you’re building. Great work!',
    'Strong is something you become a little at a time.',
    'Proud of you for making the time today.',
    'One more session in the bank. Keep it going!',
    'You don’t have to be fast; you just have to keep coming back.',
    'Finish with a smile. You did something good for yourself today.',
  ],
};

export const heldBack: GoodWriting = {
  dishes: [
    {
      recipe: 'wheat-biscuits-soya-banana-seeds',
      method: [
        'Break the wheat biscuits into your favourite bowl.',
        'Pour the soya milk over and give it a moment to soak in.',
        'Top with slices of banana and a handful of sunflower seeds for crunch.',
      ],
      tips: [
        'Like it warm? Heat the soya milk first and the biscuits will turn soft and cosy.',
        'Add the seeds right at the end so they stay nice and crunchy.',
      ],
    },
    {
      recipe: 'isijingi-pumpkin-porridge',
      method: [
        'Boil the pumpkin pieces in a little water until they’re really soft, then mash them right there in the pot.',
        'Mix the maize meal with a bit of cold water, stir it in with the cinnamon and keep the heat low.',
        'Cover and cook until thick, stirring often so that no lumps form.',
        'Finish with the milk and a scattering of sunflower seeds.',
      ],
      tips: ['Mixing the maize meal with cold water before it goes in keeps lumps away.'],
    },
    {
      recipe: 'sardines-rye-cucumber-tomato',
      method: [
        'Mash the sardines with the lemon juice using the back of a fork.',
        'Toast the bread until golden and spread it thickly with the sardines.',
        'Arrange the cucumber and tomato on top and enjoy the orange afterwards.',
      ],
      tips: ['Drain the sardines well, or your toast will turn soggy.'],
    },
    {
      recipe: 'warm-chicken-potato-green-bean-salad',
      method: [
        'Boil the baby potatoes until a knife slips in easily; toss in the green beans near the end.',
        'While they cook, fry the chicken in half of the oil until it’s cooked through and the juices run clear.',
        'Whisk the remaining oil with the lemon juice to make a quick dressing.',
        'Combine everything with the tomatoes while it’s still warm, and serve.',
      ],
      tips: [
        'Dress the potatoes while they’re hot: that’s when they drink up the most flavour.',
        'Delicious cold as well, which makes it a winner for the lunchbox.',
      ],
    },
    {
      recipe: 'mince-and-bean-pita',
      method: [
        'Brown the mince in the oil with the cumin and paprika until no pink remains, then stir in the beans.',
        'For the salsa, chop the tomatoes and onion and dress them with lemon juice.',
        'Warm the wrap in a dry pan for a few seconds on each side.',
        'Fill it with mince, lettuce and salsa, then fold it up and dig in.',
      ],
      tips: ['Don’t overfill the wrap, or it’ll end up on your lap.'],
    },
    {
      recipe: 'egg-curry-rice-lunch',
      method: [
        'Hard-boil the eggs, let them cool and peel them; get the rice cooking at the same time.',
        'Fry the onion, garlic and ginger gently, then stir in the curry powder until fragrant.',
        'Add the tomatoes and lentils and let it bubble until thick, adding the spinach to heat through.',
        'Halve the eggs, nestle them into the curry and serve it over the rice.',
      ],
      tips: ['Peel the eggs under running water and the shells come away like a dream.'],
    },
    {
      recipe: 'chicken-tomato-polenta',
      method: [
        'Brown the chicken strips in the oil on both sides.',
        'Add the garlic, baby marrow, tomatoes, peas and herbs, and simmer until the chicken is cooked through.',
        'In the meantime, whisk the polenta into boiling water and stir over a low heat until it’s soft and creamy.',
        'Spoon the chicken over the polenta and serve straight away.',
      ],
      tips: ['Polenta thickens as it stands, so loosen it with a splash of hot water if needed.'],
    },
    {
      recipe: 'boerewors-bean-chakalaka-pap',
      method: [
        'Stir the maize meal into boiling water, pop the lid on and let it steam to a stiff pap.',
        'Fry the boerewors slowly until it’s cooked through, and keep it warm.',
        'Pour away most of the fat, then soften the onion, green pepper, chilli flakes, carrots and cabbage in the pan.',
        'Stir in the tomatoes and beans, simmer until saucy and serve everything together.',
      ],
      tips: ['Slow and steady wins here: a gentle heat keeps the boerewors juicy.'],
    },
    {
      recipe: 'hake-tomato-curry-rice',
      method: [
        'Boil the rice.',
        'Fry the onion, garlic, ginger and spices in the oil until your kitchen smells amazing.',
        'Tip in the tomatoes and green beans with a little water, and simmer until the beans are tender.',
        'Slide the hake into the sauce, cover and cook gently until the fish is cooked through and flakes easily.',
      ],
      tips: ['Handle the hake gently once it’s in the pot so that it stays in lovely big chunks.'],
    },
    {
      recipe: 'macaroni-cheese-broccoli-tomato',
      method: [
        'Cook the macaroni together with the broccoli until nearly done, and preheat the oven.',
        'Whisk the cornflour into the cold milk and stir over the heat until it thickens, then add the oil and most of the cheddar.',
        'Fold in the macaroni, broccoli, beans and tomatoes, and finish with the paprika and the rest of the cheese.',
        'Bake until golden and bubbling at the edges.',
      ],
      tips: [
        'Let it rest for a little while after baking; it slices better and won’t burn your tongue.',
      ],
    },
    {
      recipe: 'banana-plain-yoghurt',
      method: [],
      tips: ['Pop the banana slices into the freezer for a while and it becomes a frosty treat.'],
    },
    {
      recipe: 'boiled-mealie',
      method: [],
      tips: ['Wonderful cold from the fridge too, so cook it whenever it suits you.'],
    },
  ],
  leads: [
    'It’s lovely to have you here, {{name}}! This week’s menu leans on affordable staples and fresh vegetables, so your plate stays exciting while your budget stays calm.',
    'Here’s your menu for week {week}, {{name}}. Expect quick mornings, satisfying lunches and a few dinners you’ll want to make again. Your daily goal is {kcal}, and the portions already take care of that.',
    'Seven days, plenty of flavour and no guesswork. Everything is measured for you, so you can relax and simply cook.',
    'Sawubona, {{name}}! We’ve kept things practical this week: short shopping trips, simple steps and meals the whole family will recognise.',
    'Think of this week as a reset. You’ll cook from scratch, try something different and notice how good steady meals can feel.',
    'Your week ahead balances hearty plates with lighter ones, and there’s always something to look forward to. Go at your own pace, {{name}}.',
  ],
  days: [
    'Kick off the week with easy cooking and big flavours.',
    'A colourful day that proves budget food can be beautiful.',
    'Expect about {kj} on your plates today, with dinner doing the heavy lifting.',
    'Keep some energy for tonight’s dinner, it’s a lovely one to make.',
    'Simple, steady and satisfying: that’s the theme for today.',
    'Today works well for cooking ahead, so grab a container and save yourself some time tomorrow.',
    'Enjoy a slower pace and savour your meals; there’s no hurry.',
    'With {protein} of protein across the day, you’ll stay nicely full between meals.',
    'A little spice here, a little crunch there. Today is anything but boring.',
    'Invite a friend over, because today’s dinner is made for sharing.',
    'Hump day is here, and your kitchen is ready for it.',
    'Wrap up the week with something warm and get ready to start again on Monday.',
  ],
  tips: [
    'Don’t crowd the pan; give everything room and it’ll brown beautifully.',
    'Set a timer so you can relax while it cooks.',
    'You can prepare this ahead and reheat it until piping hot.',
    'Use whatever bowl makes you happy. It really does taste better.',
    'It takes about {minutes}, so it’s perfect for a busy day.',
    'Save the washing up for later and eat while everything is fresh.',
    'Keep the lid on to save electricity and time.',
    'A sharp knife makes quick work of the chopping.',
    'Let it cool completely before you pack it for work.',
    'Make it look pretty: we eat with our eyes first.',
    'Chop extra today and tomorrow’s prep is half done.',
    'Great for load-shedding evenings, because it comes together quickly.',
  ],
  closings: [
    'Look how far you’ve come. Keep choosing yourself, meal after meal.',
    'A good week in the kitchen sets you up for a good week everywhere else. Enjoy it!',
    'There’s no finish line here, only steady steps. You’re taking them.',
    'Celebrate the meals you made and let go of the ones you didn’t. Next week is waiting.',
    'Your effort matters, even on the days it feels ordinary. Onward!',
    'Thank you for looking after yourself this week. You deserve it.',
  ],
  sessions: [
    'Expect a balanced workout that leaves you energised rather than drained.',
    'You’ve got {minutes} on the clock today, and every one of them has a job to do.',
    'Find a quiet corner, roll out your shoulders and let’s begin.',
    'Today builds on what you did last time, with the same movements and a bit more confidence.',
    'It’s a good day to work on your technique, so slow down and feel each movement.',
    'No need to be heroic. Steady work is what gets results.',
    'Short on motivation? Just start with the warm-up and see what happens.',
    'We’re working from head to toe today, with enough rest to keep your form sharp.',
  ],
  warmUps: [
    'Begin at an easy pace and build up until you feel ready to go.',
    'Loosen up your hips and shoulders first, they’ll do most of the work today.',
    'If you feel stiff, take a little longer over each movement.',
    'Get your blood flowing and your mind on the job.',
    'Smooth and relaxed is what you’re after; save the effort for later.',
  ],
  mains: [
    'Focus on one movement at a time and let the numbers take care of themselves.',
    'Keep your chest proud and your weight spread over the whole foot. If you wobble, reset and go again.',
    'Stay in control from start to finish, even when you get tired. A clean repetition is worth more than a fast one.',
    'Choose a load that lets you keep good form until the last repetition. You should finish knowing you could have done a few more.',
    'Rest when the plan says rest. That’s where the next good set comes from.',
    'Try to make the last repetition look like the first.',
  ],
  coolDowns: [
    'Walk it off, breathe deeply and let the effort melt away.',
    'Ease into each stretch and never bounce.',
    'Your body has worked hard, so treat it to a few calm moments now.',
    'Finish slowly; it helps you leave the session feeling refreshed.',
    'Close your eyes for a breath or two and notice how your body feels.',
  ],
  messages: [
    'Another session done, another promise to yourself kept.',
    'Your future self is already smiling.',
    'Small steps, big change. Keep walking.',
    'You were stronger today than you think.',
    'Rest well tonight, you’ve earned every minute of it.',
    'Consistency looks good on you!',
  ],
};

/** Written when the guard was thought done: 8 of these 54 were refused at first sight, which mended it. */
export const lastHeldBack: GoodWriting = {
  dishes: [
    {
      recipe: 'basa-mealie-salsa-sweet-potato',
      method: [
        'Prick the sweet potato all over and microwave it until it’s soft in the middle.',
        'Boil the sweetcorn for a few minutes, drain it and mix it with the tomatoes, green pepper, onion and a good squeeze of lemon juice.',
        'Rub the cumin into the basa and fry it in the oil until it’s cooked through and flakes without a fight.',
        'Spoon the salsa over the fish and bring everything to the table.',
      ],
      tips: [
        'The salsa gets better as it stands, so make it first.',
        'Wait until the underside has a golden edge before you flip the fish.',
      ],
    },
    {
      recipe: 'pilchard-potato-cucumber-salad',
      method: [
        'Microwave the baby potatoes with a splash of water until tender, and throw in the peas for the final moments.',
        'Coat the warm potatoes in the oil, lemon juice and onion.',
        'Build your salad on the lettuce with the cucumber and tomatoes, and break the pilchards over the top.',
      ],
      tips: ['Keep the bigger pieces of fish whole, it looks more generous on the plate.'],
    },
    {
      recipe: 'chicken-white-bean-tomato-pot',
      method: [
        'Chop the potatoes small and give them a head start in the microwave.',
        'Brown the chicken pieces in the oil, taking your time over the colour.',
        'Add the garlic, carrots, baby marrow, tomatoes, beans and herbs, then cover and simmer until the chicken is cooked through and the vegetables are soft.',
      ],
      tips: ['Scrape up the brown bits at the bottom of the pot: that’s pure flavour.'],
    },
    {
      recipe: 'tofu-tomato-basil',
      method: [],
      tips: ['Press the tofu between two plates for a while and it’ll hold together better.'],
    },
    {
      recipe: 'mealie-fritters',
      method: [],
      tips: ['Let the batter rest while the oil heats up; your fritters will be lighter for it.'],
    },
  ],
  leads: [
    'Good to see you again, {{name}}. Your meals for week {week} are waiting, from slow weekend breakfasts to lunches you can eat at your desk.',
    'Let’s be honest: eating well on a busy schedule is hard. That’s why this week sticks to short recipes, familiar flavours and food you can trust to fill you up.',
    'This week adds up to roughly the same energy every day, around {kj}, so you’ll never feel like you’re missing out. Cook with confidence, {{name}}!',
    'Grab your apron, {{name}}! There’s something for everyone this week, and most of it happens in a single pot.',
    'We’ve planned a week that respects your time, your taste and your wallet. Make it your own.',
  ],
  days: [
    'Ease into things with a relaxed breakfast and let the day build from there.',
    'You’ll be on the move today, so everything packs up neatly.',
    'Today’s total is {kcal}, shared fairly between your {meals} meals.',
    'Dinner takes centre stage tonight, so invite your appetite.',
    'A satisfying, down-to-earth day of eating without any fuss.',
    'Use the quiet of the weekend to try a dish you’ve never cooked before.',
    'Nothing here needs fancy equipment, only a bit of patience.',
  ],
  tips: [
    'Clean up while it simmers and you’ll have the evening free.',
    'Don’t be afraid of a hot pan; that first sizzle is where the magic starts.',
    'Double-check that the lid fits tightly so the steam stays inside.',
    'Eat it outside if the weather plays along.',
    'Wash your hands and your board well before you move on to the next thing.',
    'Start this one while the kettle boils and you’ll save a few minutes.',
    'It’s done when it smells so good that you can’t wait any longer.',
    'If you’re cooking for one, freeze the rest in small containers.',
  ],
  closings: [
    'That’s a wrap on another week. Give yourself some credit!',
    'Eating well is a kindness you do for yourself, and you’re getting good at it.',
    'Stay curious, stay hungry for more and see you next week.',
    'You cooked, you learned, you kept your word to yourself. Bravo!',
  ],
  sessions: [
    'Today’s plan is straightforward, so you can switch off your mind and simply move.',
    'Expect to work hard in short bursts, with honest rests in between.',
    'Check your posture in a mirror if you have one, it helps more than you’d think.',
    'This is a {minutes} session; pick a time when nobody will interrupt you.',
    'You might feel a little stiff from last time, and that’s perfectly normal. Start gently.',
    'Bring a towel and a bottle of water, and let’s get to work.',
  ],
  warmUps: [
    'Swing, circle and march until your joints feel well oiled.',
    'Aim for smooth rather than fast, and let each movement grow a little bigger than the last.',
    'Cold morning? Give the warm-up a little extra care.',
  ],
  mains: [
    'Lower yourself slowly, pause for a heartbeat and come back up with intent.',
    'Brace your tummy as though someone were about to poke you, and keep breathing.',
    'Don’t chase the burn. Chase clean, even repetitions from the first to the last.',
    'If your hips start to sag, take a breather and begin the set again with better form.',
    'Treat the rest periods as part of the training, not as lost time.',
  ],
  coolDowns: [
    'Sink a little deeper into the stretch with every breath out.',
    'Take it slow, there’s nowhere else you need to be.',
    'Shake out your legs, roll your shoulders and call it a day.',
  ],
  messages: [
    'You’re writing a great story, one session at a time.',
    'Give yourself a pat on the back, you earned it.',
    'It gets easier, and then you get stronger.',
    'Sweat dries, pride stays. Nice job!',
  ],
};
