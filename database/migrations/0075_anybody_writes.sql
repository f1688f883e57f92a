-- A visitor may not use the schema in which numbers of cards are found, and writes feedback all the same.
alter function privacy.strike_card_numbers() security definer;
revoke execute on function privacy.strike_card_numbers() from public;
