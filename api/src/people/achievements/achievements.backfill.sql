-- What was earned before there was an achievement for it.
SELECT award_achievements(ARRAY(SELECT id FROM users), NULL);
