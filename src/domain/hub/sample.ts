/** What the page shows to whoever has no keywords at hand: a home espresso shop's, with two that went astray. */
export const SAMPLE_HUB = {
  seed: 'espresso machine',
  language: 'en',
  fileName: 'Sample',
  csv: `Keyword,Volume,Difficulty
espresso machine,74000,68
best espresso machine,40500,72
espresso machine reviews,5400,61
cheap espresso machine,3600,48
espresso machine under 500,2900,45
espresso machine for beginners,1900,38
espresso machine for home,6600,55
small espresso machine,4400,44
how to descale an espresso machine,2400,22
descale espresso machine with vinegar,1300,18
espresso machine descaling solution,1600,25
descaling espresso machine,1900,21
how to clean an espresso machine,2900,24
clean espresso machine group head,480,14
espresso machine cleaning tablets,1900,27
espresso machine cleaning kit,590,23
backflush espresso machine,1000,15
how to backflush espresso machine,480,12
espresso machine repair,3600,33
espresso machine repair near me,4400,29
espresso machine not building pressure,720,11
espresso machine leaking,590,10
espresso machine parts,2400,35
espresso machine gasket,880,19
espresso machine gasket replacement,320,12
espresso machine pump,720,20
espresso machine pump replacement,210,13
espresso grinder,12100,52
best espresso grinder,9900,56
espresso grinder for home,1300,41
manual espresso grinder,2900,36
best manual espresso grinder,1000,34
espresso grind size,3600,28
espresso grind size chart,1300,22
how fine to grind espresso,720,19
espresso ratio,4400,26
espresso ratio calculator,590,16
espresso brew ratio,1000,21
espresso extraction time,1600,20
ideal espresso extraction time,320,14
espresso tamper,4400,32
espresso tamper 58mm,1900,24
calibrated espresso tamper,480,22
espresso distribution tool,1900,28
espresso distribution tool 58mm,590,21
espresso puck screen,2400,23
espresso puck screen 58mm,720,19
espresso beans,14800,49
best espresso beans,12100,51
dark roast espresso beans,1600,37
decaf espresso beans,2400,33
light roast espresso beans,880,30
espresso cups,9900,43
espresso cup set,1900,36
double wall espresso cups,1000,31
espresso cup size,1300,18
espresso vs coffee,6600,35
difference between espresso and coffee,2900,33
espresso vs drip coffee caffeine,480,17
caffeine in espresso,14800,40
how much caffeine in espresso shot,8100,38
caffeine in double espresso,1900,29
espresso martini recipe,60500,58
espresso martini ingredients,12100,47
easy espresso martini recipe,3600,44
espresso tonic,4400,30
espresso tonic recipe,1300,26
espresso tonic ingredients,260,19
how to make espresso without a machine,5400,31
make espresso with moka pot,1600,24
espresso in a french press,880,20
milk frother,40500,54
best milk frother,18100,57
milk frother reviews,880,40
steam milk for latte,1600,23
how to steam milk for latte art,720,21
latte art for beginners,2900,27
latte art milk texture,320,15
portable espresso maker,9900,45
best portable espresso maker,4400,43
portable espresso maker for travel,1000,37
camping espresso maker,1900,34
manual espresso machine,6600,46
lever espresso machine,5400,41
manual lever espresso machine,1300,37
buy lever espresso machine,210,28
espresso machine with grinder,9900,53
best espresso machine with grinder,6600,55
espresso machine with built in grinder,2400,47
commercial espresso machine,8100,50
used commercial espresso machine,1900,31
commercial espresso machine price,1000,33
office coffee machine lease,390,29
water for espresso,720,17
best water for espresso machine,590,16
water softener for espresso machine,480,18
running shoes for flat feet,27100,46
trail running shoes,60500,59
`,
  existing: `address,title
https://shop.example/espresso-machines,Espresso Machines | Example Shop
https://shop.example/espresso-grinders,Espresso Grinders | Example Shop
https://shop.example/blog/descaling-your-espresso-machine,How to Descale Your Espresso Machine | Example Shop
https://shop.example/blog/espresso-martini,Espresso Martini Recipe | Example Shop
https://shop.example/contact,Contact Us | Example Shop
`,
} as const;
