package Jobs::Queue;

use strict;
use parent 'Jobs::Base';
use Jobs::Worker;
use constant MAX_JOBS => 10;

our $VERSION = '1.0';
my %running;

# Adds a job to the queue.
sub enqueue {
    my ($self, $job) = @_;
    return if _is_full($self); # ? _is_full
    push @{ $self->{jobs} }, $job;
    $self->notify($job); # ? notify
    return Jobs::Worker->start($job); # ? Jobs::Worker, ? start
}

sub _is_full {
    my $self = shift;
    return @{ $self->{jobs} } >= MAX_JOBS; # ? MAX_JOBS
}

=head2 version

Returns the version.

=cut
sub version { return $VERSION } # ? $VERSION

1;
