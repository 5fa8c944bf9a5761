<?php

namespace Bank;

/**
 * Holds money.
 */
abstract class Account
{
    public const MIN = 0, MAX = 100;
    protected static int $count = 0;
    private ?Owner $owner = null; // Owner -> Owner
    public string $name { get => $this->label(); set { $this->rename($value); } } // Account.label, Account.rename
    protected Log $log, $other; // Log -> Log
    private $untyped;

    public function __construct(
        private readonly Owner $holder, // Owner -> Owner
        protected Log $audit, // Log -> Log
        int $start = self::MIN, // Account.MIN
    ) {
        $this->owner = $holder; // Account.owner
        $this->untyped = new Log(); // Account.untyped, Log -> Log
        self::$count++; // Account.count
        static::$count += 1; // Account.count
    }

    abstract public function open(): bool;

    public static function total(): int
    {
        return self::$count + static::limit() + Account::MAX; // Account.count, Account.limit, Account -> Account, Account.MAX
    }

    public static function limit(): int
    {
        return self::MAX; // Account.MAX
    }

    public function label(): string
    {
        $this->untyped->write(); // Account.untyped, Log.write
        $this->audit->write(); // Account.audit, Log.write
        $this->log->write(); // Account.log, Log.write
        return $this->owner?->name() . $this->holder->name; // Account.owner, name -> Owner.name, Account.holder
    }

    public function rename(string $name): void
    {
        $this->name = $name; // Account.name
        $open = $this->open(); // Account.open
        echo "by {$this->owner->name()} of $this->name"; // Account.owner, Owner.name, Account.name
    }

    private function owner(): Owner // Owner -> Owner
    {
        return $this->owner; // Account.owner
    }

    public function both(): string
    {
        return $this->owner()->name(); // owner -> Account.owner, Owner.name
    }
}

class Owner
{
    public string $name = '';

    public function name(): string
    {
        return $this->name; // Owner.name
    }
}

class Log
{
    public function write(): void
    {
    }

    public function name(): void
    {
    }
}

final class Savings extends Account // Account -> Account
{
    public function open(): bool
    {
        parent::limit(); // Account.limit
        return parent::MAX > $this->both(); // Account.MAX, Account.both
    }

    public function label(): string
    {
        return parent::label(); // Account.label
    }
}
