/** Small decks to try things out with: in one language, with black cards, with signs that have to be written otherwise. */
export const exampleDecks: readonly string[] = [
  'Three/On_the_road.;Where_to?;Who_drives?;Who_sings?/In_the_cellar.;What_rustles?;Who_goes_first?;Who_locks_the_door?/At_the_fair.;What_do_you_win?;Who_carries_it?;Where_does_it_live_now?',
  'Küche_~l_kitchen/Breakfast~s_late.;Who_cooks?;Who_eats?;Who_washes_up?;Frühstück~c_spät.;Wer_kocht?;Wer_isst?;Wer_wäscht_ab?/*Midnight~a.;What’s_that_noise?;Who_did_it?;Who_tells~t?/Dinner.;Guest~uof~uhonour?;Dish?;Bill?/Lunch.;1_+_1_=_?;Who_pays?;“Who_naps?”',
];
