-- Apart from the change itself, so that nothing waits while rows are read.
alter table payments.inbox validate constraint inbox_provider_option;
